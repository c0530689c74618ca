import type { EventSheet } from '../model';
import type { Block } from './block';
import { paragraph } from './set-text';
import type { Typesetter } from './typesetter';
import { mm } from './units';

/** All rules of an event in one paragraph: "Points: at most 400. Nations: France." */
export function rulesParagraph(
  type: Typesetter,
  { lines }: EventSheet,
  size: number,
  width: number,
): readonly Block[] {
  if (lines.length === 0) return [];
  const spans = lines.flatMap(({ label, value }) => [
    { text: label + type.words.unit.colon, face: 'bold' } as const,
    { text: `${value}. `, face: 'text' } as const,
  ]);
  return [paragraph(type, spans, { size, leading: 1.25, width, after: mm(2) })];
}

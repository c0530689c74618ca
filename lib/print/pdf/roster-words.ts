import type { RosterEntry, Term, UnitEntry } from '../model';
import type { PaperWords } from '../words/paper-words';
import type { Span } from './typesetter';

/** "Carbine (+2)", "Extra Crew ×2 (+6 each)", "Grape Shot (+11, radius 1.5″)". */
export function gearWords(unit: UnitEntry, { unit: words }: PaperWords): string {
  return unit.gear
    .map(({ name, quantity, points, effect }) => {
      const times = quantity > 1 ? ` ×${quantity}` : '';
      const price = points === 0 ? [] : [`+${points}${quantity > 1 ? words.each : ''}`];
      const more = [...price, ...(effect === undefined ? [] : [effect])].join(', ');
      return `${name}${times}${more ? ` (${more})` : ''}`;
    })
    .join(', ');
}

export function ruleWords({ standing, rules }: UnitEntry): string {
  return [...(standing === undefined ? [] : [standing]), ...rules].join(', ');
}

/** What describes it and what it is worth: "Bases: 6. Fire points in all: 24 at 4″", values bold. */
export function figureSpans({
  details,
  figures,
}: Pick<UnitEntry, 'details' | 'figures'>): readonly Span[] {
  const parts = [...details, ...figures.map(({ name, value }) => ({ label: name, value }))];
  return parts.flatMap(({ label, value }, at): readonly Span[] => [
    { text: `${at > 0 ? ' · ' : ''}${label} `, face: 'text' },
    { text: value, face: 'bold' },
  ]);
}

/** Name, what the player calls it, and whose it is when it is a guest. */
export function nameSpans(entry: RosterEntry): readonly Span[] {
  return [
    { text: entry.name, face: 'bold' },
    ...(entry.kind === 'unit' && entry.nation !== undefined
      ? [{ text: `, ${entry.nation}`, face: 'text' } as const]
      : []),
    ...(entry.title === undefined ? [] : [{ text: ` ${entry.title}`, face: 'italic' } as const]),
  ];
}

/** "Leader. The Officer ..."; a term that ends like a sentence needs no stop. */
export function termSpans({ term, summary }: Term): readonly Span[] {
  return [
    { text: `${term}${/[.!?]$/.test(term) ? '' : '.'} `, face: 'bold' },
    { text: summary, face: 'text' },
  ];
}

import { unpackReveal } from '../share/code/reveal';
import { linkLetters } from '../share/code/spelling';
import { parseSealCode } from './code';
import { isSealRow } from './row';

function opens(reveal: string): boolean {
  const bytes = linkLetters.parse(reveal);
  return bytes !== undefined && unpackReveal(bytes).ok;
}

/**
 * The path of the first thing wrong with a seal that comes from outside. Whether its code is the one
 * of its list is not looked at: that takes a second for each, and a reveal proves it.
 */
export function faultInSeal(value: unknown): string | undefined {
  if (!isSealRow(value)) return 'seal';
  if (value.id === '') return 'id';
  const code = parseSealCode(value.code);
  if (!code.ok || code.code !== value.code) return 'code';
  if (value.kind === 'own') return opens(value.reveal) ? undefined : 'reveal';
  return value.opened && !opens(value.opened.reveal) ? 'opened.reveal' : undefined;
}

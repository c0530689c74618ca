import { type Chance, lowest, toNumber } from './chance';

/**
 * A chance in percent, rounded to whole ones: never 0 % of what can be or 100 % of what can
 * fail. Its sign stays beside it on a narrow card.
 */
export function percent(chance: Chance): string {
  const rounded = Math.round(toNumber(chance) * 100);
  if (rounded === 0 && chance.ways > 0n) return '<1\u00a0%';
  if (rounded === 100 && chance.ways < chance.of) return '>99\u00a0%';
  return `${rounded}\u00a0%`;
}

/** An expected number with two decimals. */
export function decimal(number: Chance): string {
  return toNumber(number).toFixed(2);
}

/** Longer than this, a count of outcomes says nothing to anybody. */
const most = 1_000_000n;

/** "9 of 36"; in lowest terms where the dice make too many outcomes; nothing where those do, too. */
export function ways(chance: Chance, of: (ways: string, all: string) => string): string {
  const told = chance.of <= most ? chance : lowest(chance);
  return told.of <= most ? of(String(told.ways), String(told.of)) : '';
}

import type { Language } from '../roster/language';
import { type Chance, lowest, toNumber } from './chance';

/** Chances and expected numbers as a language writes them. */
export interface Telling {
  /**
   * A chance in percent, rounded to whole ones: never 0% of what can be or 100% of what can fail.
   * A sign with a space before it stays beside its number on a narrow card.
   */
  readonly percent: (chance: Chance) => string;
  /** An expected number with two decimals. */
  readonly decimal: (number: Chance) => string;
  /** "9 of 36"; in lowest terms where the dice make too many outcomes; nothing where those do, too. */
  readonly ways: (chance: Chance, of: (ways: string, all: string) => string) => string;
}

/** Longer than this, a count of outcomes says nothing to anybody. */
const most = 1_000_000n;

function made(language: Language): Telling {
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  const decimals = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const whole = new Intl.NumberFormat(language, { useGrouping: 'min2' });
  return {
    percent: (chance) => {
      const rounded = Math.round(toNumber(chance) * 100);
      if (rounded === 0 && chance.ways > 0n) return `<${percents.format(0.01)}`;
      if (rounded === 100 && chance.ways < chance.of) return `>${percents.format(0.99)}`;
      return percents.format(rounded / 100);
    },
    decimal: (number) => decimals.format(toNumber(number)),
    ways: (chance, of) => {
      const told = chance.of <= most ? chance : lowest(chance);
      return told.of <= most ? of(whole.format(told.ways), whole.format(told.of)) : '';
    },
  };
}

const known = new Map<Language, Telling>();

export function tellingIn(language: Language): Telling {
  const before = known.get(language);
  if (before) return before;
  const now = made(language);
  known.set(language, now);
  return now;
}

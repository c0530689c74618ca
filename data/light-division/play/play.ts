import type { Language } from '@/lib/roster/language';
import type { Kit, Play } from '@/lib/rules/play';
import type { Unit } from '@/lib/rules/view';
import { french } from '../fr/play';
import { french as frenchWords } from '../fr/words';
import { tallies } from '../paper';
import { castingsOf } from '../unit-figures';
import { english as englishWords, type Words as RulesetWords } from '../words';
import { noticesIn } from './notices';
import { english, type Words } from './words';

const words: Readonly<Record<Language, readonly [Words, RulesetWords]>> = {
  en: [english, englishWords],
  fr: [french, frenchWords],
};

/** Castings come off one by one; the boxes of a card are the states of the unit. */
function kitOf(unit: Unit, told: Words, ofCards: RulesetWords): Kit {
  const castings = castingsOf(unit) ?? 0;
  return {
    marks: tallies(unit.profile, ofCards).map(({ id, name }) => ({
      id,
      name,
      letter: told.letters[id === 'rout' ? 'rout' : 'disorder'],
    })),
    counters:
      castings > 0 ? [{ id: 'castings', name: told.castings, boxes: castings, lives: 1 }] : [],
  };
}

/** What of a game of Light Division can be tracked. It knows no breaking point of an army. */
export function playIn(language: Language): Play {
  const [told, ofCards] = words[language];
  return {
    out: told.out,
    loss: told.loss,
    kit: (unit) => kitOf(unit, told, ofCards),
    thresholds: () => [],
    notices: noticesIn(told),
  };
}

import type { Language } from '@/lib/roster/language';
import type { Play } from '@/lib/rules/play';
import { brokenAt } from '../figures';
import { french as frenchWords } from '../fr/words';
import { french } from '../fr/play';
import { adaptation } from '../glossary/source';
import { tallies } from '../paper';
import { english as englishWords, type Words as RulesetWords } from '../words';
import { noticesIn } from './notices';
import { english, type Words } from './words';

const words: Readonly<Record<Language, readonly [Words, RulesetWords]>> = {
  en: [english, englishWords],
  fr: [french, frenchWords],
};

/** What of a game of the Napoleonic adaptation can be tracked: the boxes of its cards, and horses. */
export function playIn(language: Language): Play {
  const [told, ofCards] = words[language];
  return {
    out: told.out,
    loss: told.loss,
    kit: ({ profile, taken, items }) => ({
      marks: items.includes('Horse') ? [{ id: 'unhorsed', ...told.unhorsed }] : [],
      counters: tallies(profile, taken, ofCards),
    }),
    thresholds: (view) => [
      {
        id: 'broken',
        at: brokenAt(view),
        name: told.broken.name,
        text: told.broken.text(brokenAt(view), view.models),
        source: ofCards.figures.brokenSource(adaptation('Broken')),
      },
    ],
    notices: noticesIn(told),
  };
}

import type { Language } from '@/lib/roster/language';
import type { Play } from '@/lib/rules/play';
import { moraleTestAt } from '../figures';
import { french } from '../fr/play';
import { kitIn } from './kit';
import { noticesIn } from './notices';
import { english, type Words } from './words';

const words: Readonly<Record<Language, Words>> = { en: english, fr: french };

/** What of a game of Song of Drums and Shakos can be tracked. */
export function playIn(language: Language): Play {
  const told = words[language];
  return {
    out: told.out,
    loss: told.out,
    kit: kitIn(told),
    thresholds: (view) => [
      {
        id: 'half',
        at: moraleTestAt(view),
        name: told.half.name,
        text: told.half.text(moraleTestAt(view), view.models),
        source: 'Song of Drums and Shakos, When to Make Morale Checks',
      },
    ],
    notices: noticesIn(told),
  };
}

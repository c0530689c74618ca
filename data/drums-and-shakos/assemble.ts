import { withTrait } from '@/lib/rules/kit/pick';
import { nationOf, type Ruleset } from '@/lib/rules/ruleset';
import { spokenParts, type Telling } from '../telling';
import { figuresIn, figureTablesIn } from './figures';
import { meritsIn, themesIn } from './merits';
import { terms } from './paper';
import { toProfile } from './profile';
import { austria } from './roster/austria';
import { france } from './roster/france';
import { greatBritain } from './roster/great-britain';
import { prussia } from './roster/prussia';
import { russia } from './roster/russia';
import { personalityPoints, rulesIn } from './rules';
import { samples } from './samples';
import { capOf, pickUpCap, settingsIn } from './settings';
import type { OddsWords } from './odds/words';
import type { Words } from './words';

const rows = [...france, ...greatBritain, ...prussia, ...austria, ...russia];

/** The words of its odds, which are loaded when somebody asks for them. */
interface OddsTelling {
  readonly odds: () => Promise<OddsWords>;
}

/** Song of Drums and Shakos as it is told in one language. */
export function assemble(telling: Telling<Words> & OddsTelling): Ruleset {
  const { speech, words, odds } = telling;
  const { sections, arms } = words;
  return {
    ...spokenParts(telling),
    profiles: new Map(rows.map((row) => [row.id, toProfile(row, words)])),
    sections: [
      { id: 'leaders', name: sections.leaders },
      { id: 'infantry', name: sections.infantry },
      { id: 'cavalry', name: sections.cavalry },
    ],
    arms: [
      { id: 'command', name: arms.command, has: ({ section }) => section === 'leaders' },
      { id: 'foot', name: arms.foot, has: ({ traits }) => !traits.has('Mounted') },
      { id: 'light', name: arms.light, has: ({ traits }) => traits.has('Light') },
      { id: 'mounted', name: arms.mounted, has: ({ traits }) => traits.has('Mounted') },
      {
        id: 'personality',
        name: arms.personality,
        has: ({ points }) => points > personalityPoints,
      },
    ],
    columns: [
      { id: 'quality', ...words.quality },
      { id: 'combat', ...words.combat },
    ],
    settings: settingsIn(words),
    features: words.features,
    cap: {
      initial: capOf,
      usual: [300, 400, 500, 520],
      help: words.cap(pickUpCap),
    },
    lets: (nation, other) => nation === other || (nation !== 'france' && other !== 'france'),
    rules: rulesIn(speech.kit, words),
    leads: withTrait('Leader', 'NCO'),
    merits: meritsIn(words),
    themes: themesIn(words),
    figures: figuresIn(words),
    figureTables: figureTablesIn(words),
    tallies: () => [],
    terms,
    odds: async () => {
      const [{ oddsIn }, told] = await Promise.all([import('./odds/odds'), odds()]);
      return oddsIn(told);
    },
    play: async () => (await import('./play/play')).playIn(speech.language),
    samples,
    table: rows.map((row) => ({ ...row, nation: nationOf(row.id) })),
  };
}

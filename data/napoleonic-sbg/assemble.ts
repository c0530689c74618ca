import { withTrait } from '@/lib/rules/kit/pick';
import { nationOf, type Ruleset } from '@/lib/rules/ruleset';
import { spokenParts, type Telling } from '../telling';
import { figuresIn } from './figures';
import { meritsIn, themesIn } from './merits';
import { itemLine, statLines, tallies, terms } from './paper';
import { toProfile } from './profile';
import { frenchEmpire } from './roster/french-empire';
import { prussia } from './roster/prussia';
import { russianEmpire } from './roster/russian-empire';
import { spain } from './roster/spain';
import { unitedKingdom } from './roster/united-kingdom';
import { rulesIn } from './rules';
import { samples } from './samples';
import { settingsIn } from './settings';
import type { OddsWords } from './odds/words';
import type { Words } from './words';

const rows = [...unitedKingdom, ...frenchEmpire, ...russianEmpire, ...prussia, ...spain];

/** Headings in the order of the rosters; nations share those of one name. */
const sections = [...new Map(rows.map((row) => [row.troopType, row.troopTypeName]))];

/** Stats that only heroes have. */
const heroic = ['might', 'will', 'fate'] as const;
const common = ['fight', 'strength', 'defence', 'attacks', 'wounds', 'courage'] as const;

/** The words of its odds, which are loaded when somebody asks for them. */
interface OddsTelling {
  readonly odds: () => Promise<OddsWords>;
}

/** The Napoleonic adaptation of the Strategy Battle Game as it is told in one language. */
export function assemble(telling: Telling<Words> & OddsTelling): Ruleset {
  const { speech, words, odds } = telling;
  const { arms, columns } = words;
  return {
    ...spokenParts(telling),
    profiles: new Map(rows.map((row) => [row.id, toProfile(row, words)])),
    sections: sections.map(([id, printed]) => ({ id, name: words.troopType(id, printed) })),
    arms: [
      {
        id: 'personalities',
        name: arms.personalities,
        has: ({ traits }) => traits.has('personality'),
      },
      {
        id: 'command',
        name: arms.command,
        has: ({ traits }) => ['general', 'officer', 'nco'].some((rank) => traits.has(rank)),
      },
      {
        id: 'foot',
        name: arms.foot,
        has: ({ carries, traits }) => traits.has('troop') && !carries.includes('Horse'),
      },
      {
        id: 'mounted',
        name: arms.mounted,
        has: ({ carries, options }) =>
          carries.includes('Horse') || options.some(({ id }) => id === 'horse'),
      },
      { id: 'artillery', name: arms.artillery, has: ({ traits }) => traits.has('artillery') },
    ],
    columns: [
      ...common.map((id) => ({ id, ...columns[id] })),
      ...heroic.map((id) => ({ id, ...columns[id], heroic: true })),
    ],
    settings: settingsIn(words),
    cap: {
      initial: () => null,
      usual: [250, 500, 750, 1000],
      help: words.cap,
    },
    lets: (nation, other, settings) => nation === other || settings.get('allies') === true,
    rules: rulesIn(speech.kit, words),
    leads: withTrait('general', 'officer', 'nco'),
    merits: meritsIn(words),
    themes: themesIn(words),
    figures: figuresIn(words),
    figureTables: () => [],
    tallies: (profile, taken = []) => tallies(profile, taken, words),
    statLines: (unit) => statLines(unit, words),
    itemLine: (item) => itemLine(item, words),
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

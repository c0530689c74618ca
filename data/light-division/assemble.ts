import type { Ruleset } from '@/lib/rules/ruleset';
import { spokenParts, type Telling } from '../telling';
import { attributesIn } from './attributes';
import { figuresIn, figureTablesIn } from './figures';
import { organisationIn } from './organisation';
import { itemLine, tallies, terms } from './paper';
import { toProfile } from './profile';
import { roster } from './roster';
import { rulesIn } from './rules';
import { samples } from './samples';
import { settingsIn } from './settings';
import { skirmishes } from './tables';
import { unitFiguresIn } from './unit-figures';
import type { Words } from './words';

const sections = ['infantry', 'cavalry', 'artillery', 'command'] as const;
const columns = ['road', 'column', 'line', 'skirmish', 'short', 'long'] as const;

/** Light Division as it is told in one language. */
export function assemble(telling: Telling<Words>): Ruleset {
  const { speech, words } = telling;
  const { arms } = words;
  const attributes = attributesIn(words);
  return {
    ...spokenParts(telling),
    profiles: new Map(roster.map((row) => [row.id, toProfile(row, attributes, words)])),
    sections: sections.map((id) => ({ id, name: words.sections[id] })),
    arms: [
      { id: 'infantry', name: arms.infantry, has: ({ traits }) => traits.has('infantry') },
      { id: 'cavalry', name: arms.cavalry, has: ({ traits }) => traits.has('cavalry') },
      { id: 'light', name: arms.light, has: skirmishes },
      { id: 'artillery', name: arms.artillery, has: ({ traits }) => traits.has('artillery') },
    ],
    columns: columns.map((id) => ({ id, ...words.columns[id] })),
    settings: settingsIn(words),
    features: words.features,
    lets: () => true,
    rules: rulesIn(speech.kit, words),
    organisation: organisationIn(words),
    figures: figuresIn(words),
    figureTables: figureTablesIn(words),
    unitFigures: unitFiguresIn(words),
    tallies: (profile) => tallies(profile, words),
    itemLine: (item) => itemLine(item, words),
    terms,
    play: async () => (await import('./play/play')).playIn(speech.language),
    samples,
    table: roster,
  };
}

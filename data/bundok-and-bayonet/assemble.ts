import { nationOf, type Ruleset } from '@/lib/rules/ruleset';
import { spokenParts, type Telling } from '../telling';
import { attributesIn } from './attributes';
import { figuresIn, figureTablesIn } from './figures';
import { organisationIn } from './organisation';
import { terms } from './paper';
import { toProfile } from './profile';
import { rows } from './rows';
import { rulesIn } from './rules';
import { samples } from './samples';
import { settingsIn } from './settings';
import { unitFiguresIn } from './unit-figures';
import type { Words } from './words';

const sections = ['infantry', 'cavalry', 'artillery', 'headquarters', 'transport'] as const;
const columns = ['figures', 'morale', 'fire'] as const;

/** Bundok and Bayonet, part 1, as it is told in one language. */
export function assemble(telling: Telling<Words>): Ruleset {
  const { speech, words } = telling;
  const { arms } = words;
  const attributesOf = attributesIn(words);
  return {
    ...spokenParts(telling),
    profiles: new Map(rows.map((row) => [row.id, toProfile(row, attributesOf(row), words)])),
    sections: sections.map((id) => ({ id, name: words.sections[id] })),
    arms: [
      { id: 'foot', name: arms.foot, has: ({ section }) => section === 'infantry' },
      { id: 'horse', name: arms.horse, has: ({ section }) => section === 'cavalry' },
      { id: 'guns', name: arms.guns, has: ({ section }) => section === 'artillery' },
      { id: 'command', name: arms.command, has: ({ section }) => section === 'headquarters' },
      { id: 'transport', name: arms.transport, has: ({ section }) => section === 'transport' },
    ],
    columns: columns.map((id) => ({ id, ...words.columns[id], ofProfile: true })),
    settings: settingsIn(words),
    features: words.features,
    // Native allies serve beside regulars, each in groups of their own.
    lets: () => true,
    rules: rulesIn(speech.kit, words),
    organisation: organisationIn(words),
    figures: figuresIn(words),
    unitFigures: unitFiguresIn(words),
    figureTables: figureTablesIn(words),
    tallies: () => [],
    terms,
    play: async () => (await import('./play/play')).playIn(speech.language),
    samples,
    table: rows.map(({ id, name, composition, section, figures: size, morale }) => ({
      id,
      nation: nationOf(id),
      name,
      composition,
      section,
      figures: size,
      morale,
    })),
  };
}

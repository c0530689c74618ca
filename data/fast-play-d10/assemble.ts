import type { Ruleset } from '@/lib/rules/ruleset';
import { spokenParts, type Telling } from '../telling';
import { attributesIn } from './attributes';
import { card } from './card';
import { figuresIn, figureTablesIn } from './figures';
import { terms } from './paper';
import { toProfile } from './profile';
import { rulesIn } from './rules';
import { samples } from './samples';
import { unitFiguresIn } from './unit-figures';
import { unitRows } from './units';
import type { Words } from './words';

const sections = ['infantry', 'cavalry', 'artillery', 'officers'] as const;
const columns = ['basic', 'road', 'charge', 'rough'] as const;

/** The untitled Napoleonic fast play rules as they are told in one language. */
export function assemble(telling: Telling<Words>): Ruleset {
  const { speech, words } = telling;
  const { arms } = words;
  const attributes = attributesIn(words);
  // Every nation has every kind of unit.
  const profiles = card.nations.flatMap(({ id }) =>
    unitRows.map((row) => toProfile(row, id, attributes[row.kind])),
  );
  return {
    ...spokenParts(telling),
    profiles: new Map(profiles.map((profile) => [profile.id, profile])),
    sections: sections.map((id) => ({ id, name: words.sections[id] })),
    arms: [
      { id: 'foot', name: arms.foot, has: ({ section }) => section === 'infantry' },
      { id: 'horse', name: arms.horse, has: ({ section }) => section === 'cavalry' },
      { id: 'guns', name: arms.guns, has: ({ section }) => section === 'artillery' },
      { id: 'command', name: arms.command, has: ({ section }) => section === 'officers' },
    ],
    columns: columns.map((id) => ({ id, ...words.columns[id] })),
    settings: [],
    features: words.features,
    // The source names no enemies: allies of any nation may stand together.
    lets: () => true,
    rules: rulesIn(speech.kit, words),
    figures: figuresIn(words),
    unitFigures: unitFiguresIn(words),
    figureTables: figureTablesIn(words),
    tallies: () => [],
    terms,
    play: async () => (await import('./play/play')).playIn(speech.language),
    samples,
    table: profiles.map(({ id, nation, name, section, attributes: asked }) => ({
      id,
      nation,
      name,
      section,
      attributes: asked,
    })),
  };
}

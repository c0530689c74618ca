import type { Profile } from '@/lib/roster/profile';
import { nationOf } from '@/lib/rules/ruleset';
import type { Row } from './row';
import { personalityPoints } from './rules';
import { sectionOf, symbolOf } from './symbols';
import type { Words } from './words';

/** A row of the roster as the app sees it: bought as it is, without options. */
export function toProfile(row: Row, { personality }: Words): Profile {
  return {
    id: row.id,
    nation: nationOf(row.id),
    name: row.name,
    points: row.points,
    section: sectionOf(row),
    symbol: symbolOf(row),
    stats: { quality: `${row.quality}+`, combat: String(row.combat) },
    carries: row.weapons,
    rules: row.rules,
    options: [],
    attributes: [],
    models: 1,
    traits: new Set(row.rules),
    ...(row.points > personalityPoints && { standing: personality }),
  };
}

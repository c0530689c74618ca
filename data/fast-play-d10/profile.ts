import type { Profile } from '@/lib/roster/profile';
import { attributesOf } from './attributes';
import { movement, type MovementRow } from './tables/movement';
import type { UnitRow } from './units';

/** A column of its rows of the movement table, once where they agree: "6″ / 9″". */
function cell({ moves }: UnitRow, column: keyof MovementRow): string {
  const values = moves.map((id): string => movement[id][column]);
  return [...new Set(values)].join(' / ');
}

/** A kind of unit as the app sees it in one nation. */
export function toProfile(row: UnitRow, nation: string): Profile {
  const isOfficer = row.section === 'officers';
  return {
    id: `${nation}/${row.kind}`,
    nation,
    name: row.name,
    points: 0,
    section: row.section,
    symbol: row.symbol,
    stats: {
      basic: cell(row, 'basic'),
      road: cell(row, 'road'),
      charge: cell(row, 'charge'),
      rough: cell(row, 'rough'),
    },
    carries: [],
    rules: row.rules,
    options: [],
    attributes: attributesOf[row.kind],
    models: isOfficer ? 1 : 0,
    ...(!isOfficer && { modelsFrom: 'bases' }),
    traits: new Set([row.section, row.kind]),
  };
}

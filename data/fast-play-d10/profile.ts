import type { Attribute } from '@/lib/roster/attribute';
import type { Profile } from '@/lib/roster/profile';
import { movement, type MovementRow } from './tables/movement';
import type { UnitRow } from './units';

/** A column has room for little: inches without their sign, and a dash for nil. */
function short(value: string): string {
  return value.replace('″', '').replace('nil', '–');
}

/** A column of its rows of the movement table, once where they agree: "6/9". */
function cell({ moves }: UnitRow, column: keyof MovementRow): string {
  return [...new Set(moves.map((id) => short(movement[id][column])))].join('/');
}

/** A kind of unit as the app sees it in one nation. */
export function toProfile(row: UnitRow, nation: string, attributes: readonly Attribute[]): Profile {
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
    attributes,
    models: isOfficer ? 1 : 0,
    ...(!isOfficer && { modelsFrom: 'bases' }),
    traits: new Set([row.section, row.kind]),
  };
}

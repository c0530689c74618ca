import type { Attribute } from '@/lib/roster/attribute';
import type { Profile } from '@/lib/roster/profile';
import type { Row } from './roster';
import { firearmsOf, longRange, movesOf, rangeOf } from './tables';
import type { Words } from './words';

function inches(distance: number | undefined): string {
  return distance === undefined ? '–' : `${distance}″`;
}

/** Different figures of the weapons of one unit, once where they agree: "7″/8″". */
function joined(values: readonly string[]): string {
  return values.length === 0 ? '–' : [...new Set(values)].join('/');
}

/** Inches by column id of the ruleset. */
function statsOf(row: Row, words: Words): Readonly<Record<string, string>> {
  const moves = movesOf(row);
  const fire = firearmsOf(row.carries).map(rangeOf);
  return {
    road: inches(moves?.road),
    column: inches(moves?.column),
    line: inches(moves?.line),
    skirmish: inches(moves?.skirmish),
    short: joined(fire.map(({ short }) => `${short}″`)),
    long: joined(fire.map((range) => longRange(range, words))),
  };
}

/** A row of the roster as the app sees it. */
export function toProfile(
  row: Row,
  attributes: (row: Row) => readonly Attribute[],
  words: Words,
): Profile {
  const isGeneral = row.arm === 'command';
  return {
    id: row.id,
    nation: row.nation,
    name: row.name,
    points: 0,
    section: row.arm,
    symbol: row.symbol,
    stats: statsOf(row, words),
    carries: row.carries,
    rules: row.rules,
    options: [],
    attributes: attributes(row),
    models: isGeneral ? 1 : 0,
    ...(!isGeneral && { modelsFrom: 'castings' }),
    traits: new Set([row.arm, row.slug]),
  };
}

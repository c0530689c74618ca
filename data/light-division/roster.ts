import { card } from './card';
import { type Grades, usualGrades } from './nations';
import { type Kind, kinds } from './units';

/** A kind of unit in one nation, with the grades that it usually has there. */
export interface Row extends Omit<Kind, 'grade'>, Partial<Grades> {
  /** `nation/slug`. */
  readonly id: string;
  readonly nation: string;
}

/** Special rules that units of an arm have in one nation only. */
function nationalRules(nation: string, { arm, slug }: Kind): readonly string[] {
  if (arm === 'cavalry') return nation === 'great-britain' ? ['Rallying after a charge'] : [];
  if (arm !== 'infantry') return [];
  const columns = ['france', 'prussia'].includes(nation) && slug !== 'pike-levy';
  if (columns) return ['Attack columns'];
  if (['great-britain', 'kings-german-legion'].includes(nation)) return ['British drill'];
  return nation === 'russia' ? ['Russian steadiness'] : [];
}

/** Every nation has every kind of unit: the source sets none aside. */
export const roster: readonly Row[] = card.nations.flatMap(({ id: nation }) =>
  kinds.map((kind) => {
    const { slug, name, arm, symbol, carries, rules } = kind;
    return {
      id: `${nation}/${slug}`,
      nation,
      slug,
      name,
      arm,
      symbol,
      carries,
      rules: [...rules, ...nationalRules(nation, kind)],
      ...usualGrades(nation, kind),
    };
  }),
);

const byId = new Map(roster.map((row) => [row.id, row]));

/** The row behind a profile. Throws for one of another ruleset: callers have their own. */
export function kindOf({ id }: { readonly id: string }): Row {
  const row = byId.get(id);
  if (!row) throw new Error(`No row "${id}"`);
  return row;
}

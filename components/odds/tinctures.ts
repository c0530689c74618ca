import type { Side } from '@/lib/odds/question';
import type { RulesetCard, Tincture } from '@/lib/rules/ruleset';

/** The hatchings of the two sides, by which charts tell whose doing an outcome is. */
export type Tinctures = Readonly<Record<Side, Tincture>>;

export function tinctureOf(card: RulesetCard, nation: string): Tincture {
  return card.nations.find(({ id }) => id === nation)?.tincture ?? 'france';
}

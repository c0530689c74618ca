import type { RulesetCard } from '@/lib/rules/ruleset';

/** What another language says on the card of a ruleset; names of rulesets are those of their books. */
export interface CardWords {
  readonly author: string;
  readonly kind: string;
  readonly size?: NonNullable<RulesetCard['size']>;
  /** By id. */
  readonly nations: Readonly<Record<string, string>>;
}

/** A card in another language; a nation that it has no word for keeps its English name. */
export function translateCard(card: RulesetCard, { nations, ...words }: CardWords): RulesetCard {
  return {
    ...card,
    ...words,
    nations: card.nations.map((nation) => ({
      ...nation,
      name: nations[nation.id] ?? nation.name,
    })),
  };
}

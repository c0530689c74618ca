import type { RandomAddress } from './random-address';

interface Named {
  readonly id: string;
}

/** What there is to ask for. */
export interface Offer {
  readonly cards: readonly (Named & { readonly nations: readonly Named[] })[];
  /** Of the ruleset that is asked for; absent = not known yet. */
  readonly kinds?: { readonly arms: readonly Named[]; readonly themes: readonly Named[] };
}

/** What is asked, with nothing in it that there is not. */
export interface Settled {
  readonly asked: RandomAddress;
  /** What the address said and nobody here knows, as it stands there. */
  readonly unknown: readonly string[];
}

/** Takes out of an address what is not to be had; the first ruleset and nation stand for such ones. */
export function settleRandom(asked: RandomAddress, { cards, kinds }: Offer): Settled {
  const unknown: string[] = [];
  const known = <T extends Named>(all: readonly T[] | undefined, id: string | undefined) => {
    if (id === undefined || id === '') return undefined;
    const found = all?.find((one) => one.id === id);
    if (all && !found) unknown.push(id);
    return found;
  };
  const card = known(cards, asked.ruleset) ?? cards[0];
  const nation = known(card?.nations, asked.nation) ?? card?.nations[0];
  const arm = kinds ? known(kinds.arms, asked.arm)?.id : asked.arm;
  const theme = kinds ? known(kinds.themes, asked.theme)?.id : asked.theme;
  const { cap, seed } = asked;
  return {
    asked: {
      ...(card && { ruleset: card.id }),
      ...(nation && { nation: nation.id }),
      ...(arm !== undefined && { arm }),
      ...(theme !== undefined && { theme }),
      ...(cap !== undefined && { cap }),
      ...(seed !== undefined && { seed }),
    },
    unknown,
  };
}

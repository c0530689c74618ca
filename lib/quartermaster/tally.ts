import type { Profile } from '../roster/profile';
import type { Bound } from '../rules/bound';
import type { Piece } from './stage';

/** No list that goes on from here can be legal. */
export const lost = -1;

/**
 * A bound as a small counter: all that it has to remember of the models so far is one whole number.
 * Within a stage the number never falls, so that states can be put in an order.
 */
export interface Tally {
  readonly start: number;
  /** The state with this piece besides, or `lost`. */
  add(state: number, piece: Piece): number;
  /** The state once nothing more comes of one profile and the next one is looked at, or `lost`. */
  pass(state: number, from: Profile, to: Profile | undefined): number;
  /** Whether a list that ends so keeps to the bound. */
  ends(state: number): boolean;
}

const stay = (state: number) => state;

function atMost(max: number, amount: (piece: Piece) => number): Tally {
  return {
    start: 0,
    add(state, piece) {
      const sum = state + amount(piece);
      return sum > max ? lost : sum;
    },
    pass: stay,
    ends: () => true,
  };
}

/** `last` is the last profile that counts: after it, what is lacking stays lacking. */
function atLeast(
  { min, which }: Extract<Bound, { kind: 'at-least' }>,
  last: Profile | undefined,
): Tally {
  return {
    start: 0,
    add: (state, { profile, units }) => (which(profile) ? Math.min(min, state + units) : state),
    pass: (state, from, to) => (from === last && to !== last && state < min ? lost : state),
    ends: (state) => state >= min,
  };
}

/** 0 nobody, 1 somebody in need, 2 the one he needs. */
function needs({ who, needs: needed }: Extract<Bound, { kind: 'needs' }>): Tally {
  return {
    start: 0,
    add: (state, { profile }) => (needed(profile) ? 2 : who(profile) ? Math.max(1, state) : state),
    pass: stay,
    ends: (state) => state !== 1,
  };
}

/** 0 neither, 1 the one, 2 the other. */
function apart({ one, other }: Extract<Bound, { kind: 'apart' }>): Tally {
  return {
    start: 0,
    add(state, { profile }) {
      const isOne = one(profile);
      const isOther = other(profile);
      if ((isOne && (isOther || state === 2)) || (isOther && state === 1)) return lost;
      return isOne ? 1 : isOther ? 2 : state;
    },
    pass: stay,
    ends: () => true,
  };
}

/** Forgets one profile when the next one comes. */
function copies({ most }: Extract<Bound, { kind: 'copies' }>): Tally {
  return {
    start: 0,
    add(state, { profile, units }) {
      const max = most(profile);
      if (max === Infinity) return state;
      return state + units > max ? lost : state + units;
    },
    pass: (state, from, to) => (from === to ? state : 0),
    ends: () => true,
  };
}

/**
 * Three times those who may stand in, and 0 nobody of the type that is being looked at, 1 some whom
 * nobody leads, 2 some who are led. Whoever stands in comes before all types.
 */
function cover(
  { typeOf, leads, standsIn }: Extract<Bound, { kind: 'cover' }>,
  most: number,
): Tally {
  const leave = (state: number) => {
    const spare = Math.floor(state / 3);
    if (state % 3 !== 1) return spare * 3;
    return spare > 0 ? (spare - 1) * 3 : lost;
  };
  return {
    start: 0,
    add(state, { profile, units }) {
      const spare = Math.floor(state / 3) + (standsIn(profile) ? units : 0);
      const isOfType = typeOf(profile) !== undefined;
      const led = isOfType ? Math.max(state % 3, leads(profile) ? 2 : 1) : state % 3;
      return Math.min(most, spare) * 3 + led;
    },
    pass: (state, from, to) =>
      to && typeOf(from) !== undefined && typeOf(from) === typeOf(to) ? state : leave(state),
    ends: (state) => state % 3 !== 1,
  };
}

/** The counter of a bound; nothing for bounds that are kept otherwise, by points and by kits. */
export function tallyOf(bound: Bound, profiles: readonly Profile[]): Tally | undefined {
  switch (bound.kind) {
    case 'at-most':
      return profiles.some(bound.which)
        ? atMost(bound.max, ({ profile, units }) => (bound.which(profile) ? units : 0))
        : undefined;
    case 'models':
      return atMost(bound.max, ({ models }) => models);
    case 'at-least':
      return atLeast(bound, profiles.findLast(bound.which));
    case 'copies':
      return copies(bound);
    case 'needs':
      return profiles.some(bound.who) ? needs(bound) : undefined;
    case 'apart':
      return profiles.some(bound.one) && profiles.some(bound.other) ? apart(bound) : undefined;
    case 'cover': {
      const types = new Set(profiles.map(bound.typeOf));
      return isInTurn(profiles, bound) ? cover(bound, types.size) : undefined;
    }
    case 'points':
    case 'each':
      return undefined;
  }
}

/** Whether everybody who stands in comes first and the profiles of each type come together. */
function isInTurn(
  profiles: readonly Profile[],
  { typeOf, standsIn }: Extract<Bound, { kind: 'cover' }>,
): boolean {
  const done = new Set<string>();
  let type: string | undefined;
  for (const profile of profiles) {
    const next = typeOf(profile);
    if (standsIn(profile) && (next !== undefined || done.size > 0)) return false;
    if (next === type) continue;
    if (next !== undefined && done.has(next)) return false;
    if (next !== undefined) done.add(next);
    type = next;
  }
  return true;
}

/** The order of stages in which counters have least to remember: stand-ins, then type by type. */
export function inOrder<T extends { readonly profile: Profile }>(
  items: readonly T[],
  bounds: readonly Bound[],
  roster: ReadonlyMap<string, Profile>,
): readonly T[] {
  const places = new Map([...roster.keys()].map((id, at) => [id, at]));
  const placeOf = (profile: Profile) => places.get(profile.id) ?? places.size;
  const covers = bounds.find((bound) => bound.kind === 'cover');
  const firstOfType = new Map<string, number>();
  const typeOf = (profile: Profile) => covers?.typeOf(profile);
  for (const { profile } of items) {
    const type = typeOf(profile);
    if (type === undefined) continue;
    const place = placeOf(profile);
    firstOfType.set(type, Math.min(place, firstOfType.get(type) ?? place));
  }
  const rank = ({ profile }: T): readonly number[] => {
    const type = typeOf(profile);
    const turn = covers?.standsIn(profile) ? 0 : type === undefined ? 1 : 2;
    return [turn, type === undefined ? 0 : (firstOfType.get(type) ?? 0), placeOf(profile)];
  };
  const ranks = new Map(items.map((item) => [item, rank(item)]));
  return [...items].sort((a, b) => {
    const [x = [], y = []] = [ranks.get(a), ranks.get(b)];
    return x.reduce((order, value, at) => order || value - (y[at] ?? 0), 0);
  });
}

import { loadRuleset } from '@/data/index';
import { type Line, diffOf } from '@/lib/quartermaster/diff';
import { fill, usualWish } from '@/lib/quartermaster/fill';
import { randomSquad, usualRandom } from '@/lib/quartermaster/random-squad';
import { isTie, repair } from '@/lib/quartermaster/repair';
import {
  describeCost,
  describeFilled,
  describeLeft,
  describeNoDraw,
  describeProof,
  sentencesOf,
} from '@/lib/quartermaster/words';
import type { Edit } from '@/lib/roster/edit';
import type { Language } from '@/lib/roster/language';
import type { List } from '@/lib/roster/list';
import type { Ruleset } from '@/lib/rules/ruleset';
import { type View, viewList } from '@/lib/rules/view';

/** What the quartermaster is asked of a list. */
export type Request =
  | { readonly about: 'repair' }
  | {
      readonly about: 'fill';
      readonly merit: string;
      readonly copies: number | null;
      /** Models that the player owns, by profile; absent where that does not matter. */
      readonly owned?: readonly (readonly [profile: string, count: number])[];
    }
  | {
      readonly about: 'random';
      readonly seed: string;
      /** Ids of the ruleset; '' = any. */
      readonly arm: string;
      readonly theme: string;
    };

export interface Question {
  readonly turn: number;
  readonly ruleset: string;
  readonly language: Language;
  readonly list: List;
  readonly request: Request;
}

/** One thing that can be done, with what it changes. Plain data. */
export interface Way {
  readonly edits: readonly Edit[];
  readonly lines: readonly Line[];
  /** What it costs or leaves, in a few words. */
  readonly said: string;
  /** Points of the list after it. */
  readonly points: number;
}

/** What came of it: ways, the best first, or why there is none. */
export type Found =
  | {
      readonly kind: 'ways';
      readonly ways: readonly Way[];
      /** What holds for all of them: that some cost the same, that not everything was looked at. */
      readonly note?: string;
    }
  | { readonly kind: 'none'; readonly said: string };

export interface Answer {
  readonly turn: number;
  readonly found: Found;
}

function* repaired(view: View): Generator<void, Found> {
  const outcome = yield* repair(view);
  switch (outcome.kind) {
    case 'found': {
      const [first] = outcome.repairs;
      const ties = outcome.repairs.filter((one) => first && isTie(first, one)).length;
      return {
        kind: 'ways',
        ...(ties > 1 && { note: sentencesOf(view).ties(ties) }),
        ways: outcome.repairs.map(({ edits, after, cost }) => ({
          edits,
          lines: diffOf(view, after),
          said: describeCost(view, cost),
          points: after.points,
        })),
      };
    }
    case 'none':
      return { kind: 'none', said: describeProof(view, outcome.proof) };
    case 'legal':
      return { kind: 'none', said: sentencesOf(view).legalAlready };
    case 'unfinished':
    case 'unsuited':
      return { kind: 'none', said: sentencesOf(view).tooLong };
  }
}

function* filled(
  view: View,
  { merit, copies, owned }: Extract<Request, { about: 'fill' }>,
): Generator<void, Found> {
  const outcome = yield* fill(view, {
    ...usualWish,
    merit,
    ...(copies !== null && { copies }),
    ...(owned && { owned: new Map(owned) }),
  });
  if (outcome.kind !== 'found') return { kind: 'none', said: describeFilled(view, outcome) };
  const { options } = outcome;
  return {
    kind: 'ways',
    ...(options !== undefined && { note: sentencesOf(view).bounded(options) }),
    ways: outcome.completions.map(({ edits, after, left }) => ({
      edits,
      lines: diffOf(view, after),
      said: describeLeft(view, left),
      points: after.points,
    })),
  };
}

function* drawn(
  view: View,
  { seed, arm, theme }: Extract<Request, { about: 'random' }>,
): Generator<void, Found> {
  const outcome = yield* randomSquad(view, {
    ...usualRandom,
    seed,
    ...(arm !== '' && { arm }),
    ...(theme !== '' && { theme }),
  });
  if (outcome.kind !== 'drawn') return { kind: 'none', said: describeNoDraw(view, outcome) };
  const { edits, after } = outcome;
  const said = describeLeft(view, (after.cap ?? 0) - after.points);
  return {
    kind: 'ways',
    ways: [{ edits, lines: diffOf(view, after), said, points: after.points }],
  };
}

function searchIn(ruleset: Ruleset, { list, request }: Question): Generator<void, Found> {
  const view = viewList(list, ruleset);
  switch (request.about) {
    case 'repair':
      return repaired(view);
    case 'fill':
      return filled(view, request);
    case 'random':
      return drawn(view, request);
  }
}

/** Milliseconds of work between two pauses. */
const slice = 12;

/**
 * Does a search to its end, or until `pause` tells that nobody wants to know any more: then nothing
 * comes back.
 */
export async function search(
  question: Question,
  pause: () => Promise<boolean>,
): Promise<Found | undefined> {
  const searching = searchIn(await loadRuleset(question.ruleset, question.language), question);
  for (;;) {
    const until = performance.now() + slice;
    while (performance.now() < until) {
      const step = searching.next();
      if (step.done) return step.value;
    }
    if (!(await pause())) return undefined;
  }
}

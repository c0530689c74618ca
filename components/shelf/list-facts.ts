import type { List } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';
import type { Ruleset } from '@/lib/rules/ruleset';
import { sizeOf, sizeWords } from '@/lib/rules/size-words';
import { describeVerdict, verdictOf } from '@/lib/rules/verdict';
import type { Mood } from '../ui/verdict';

/** What a list comes to, as its line on the shelf tells it: plain data, in the ruleset's language. */
export interface ListFacts {
  /** Absent where the ruleset knows no points. */
  readonly points?: number;
  readonly cap: number | null;
  readonly size: string;
  readonly mood: Mood;
  readonly verdict: string;
}

export function factsOf(list: List, ruleset: Ruleset): ListFacts {
  const checked = checkList(list, ruleset);
  const { points, cap, units } = checked.view;
  const verdict = verdictOf(checked);
  return {
    ...(ruleset.card.points && { points }),
    cap,
    size: sizeWords(ruleset, sizeOf(units)),
    mood: verdict.mood === 'empty' ? 'advice' : verdict.mood,
    verdict: describeVerdict(verdict, ruleset.speech),
  };
}

/** A list that a ruleset offers to begin with. */
export interface Sample {
  readonly list: List;
  readonly facts: ListFacts;
}

/** The first sample of a ruleset, if it has any. */
export function sampleOf(ruleset: Ruleset): readonly Sample[] {
  const [list] = ruleset.samples;
  return list ? [{ list, facts: factsOf(list, ruleset) }] : [];
}

import { type RuleCount, countRules } from '@/lib/desk/by-rule';
import { type DeskRow, isList } from '@/lib/desk/row';
import { rulesetAtEvent } from '@/lib/rules/event';
import type { EventRules } from '@/lib/rules/event';
import type { Ruleset } from '@/lib/rules/ruleset';
import { useMemo } from 'react';
import { useWords } from '../language/use-words';
import { useRulesets } from '../rulesets/use-ruleset';
import { Icon } from '../ui/icon';
import { OwnWords } from '../ui/own-words';
import { VerdictMark } from '../ui/verdict';
import { moodOfSeverity } from './verdict-words';
import { deskWords } from './words';

/** What each rule asks, in a sentence, by its id; those of the event among them. */
function summariesOf(rulesets: Iterable<Ruleset>, event: EventRules): ReadonlyMap<string, string> {
  const summaries = new Map<string, string>();
  for (const ruleset of rulesets)
    for (const { id, words } of rulesetAtEvent(ruleset, event).rules)
      if (!summaries.has(id)) summaries.set(id, words.summary);
  return summaries;
}

/** Rules over all lists: how often each is broken, and a press that shows those lists alone. */
export function RuleCounts({
  rows,
  event,
  chosen,
  onChoose,
}: {
  readonly rows: readonly DeskRow[];
  readonly event: EventRules;
  /** The rule whose lists alone are shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (rule: string | undefined) => void;
}) {
  const words = useWords(deskWords).rules;
  const counts = useMemo(() => countRules(rows), [rows]);
  const played = new Set(rows.flatMap((row) => (isList(row) ? [row.list.ruleset] : [])));
  const rulesets = useRulesets(played);
  const summaries = useMemo(() => summariesOf(rulesets.values(), event), [rulesets, event]);
  if (counts.length === 0) return null;
  const broken = counts.filter(({ severity }) => severity === 'error').length;
  return (
    <details className="group border-b border-hair">
      <summary className="flex min-h-(--touch) cursor-pointer items-center gap-2 pt-[.12em] hover:bg-well">
        <span className="font-display text-l leading-none font-bold">{words.title}</span>
        <span className="flex-1 text-ink-2">{words.broken(broken)}</span>
        <Icon name="down" className="size-5 text-ink-2 group-open:rotate-180" />
      </summary>
      <ul aria-label={words.label} className="pb-3">
        {counts.map((one) => (
          <Rule
            key={`${one.rule} ${one.severity}`}
            count={one}
            summary={summaries.get(one.rule) ?? one.rule}
            isChosen={one.rule === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </details>
  );
}

function Rule({
  count: { rule, severity, source, rows },
  summary,
  isChosen,
  onChoose,
}: {
  readonly count: RuleCount;
  readonly summary: string;
  readonly isChosen: boolean;
  readonly onChoose: (rule: string | undefined) => void;
}) {
  const words = useWords(deskWords).rules;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onChoose(isChosen ? undefined : rule)}
        className="grid min-h-(--touch) w-full grid-cols-[auto_4.5rem_minmax(0,1fr)] items-baseline gap-x-2 rounded-s px-2 py-1.5 text-left leading-tight hover:bg-well aria-pressed:bg-sheet aria-pressed:[box-shadow:inset_0_0_0_1px_var(--edge)]"
      >
        <VerdictMark mood={moodOfSeverity[severity]} className="size-4.5 self-center" />
        <b className="figures">{words.lists(rows.length)}</b>
        <span className="min-w-0 wrap-anywhere">
          {summary}{' '}
          <span className="text-s text-ink-2 italic">
            <OwnWords>{source}</OwnWords>
          </span>
        </span>
      </button>
    </li>
  );
}

'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Checked } from '@/lib/rules/check';
import { type Finding, identityOf } from '@/lib/rules/finding';
import { describeVerdict, verdictOf } from '@/lib/rules/verdict';
import { useAdvice } from '../builder/counsel/counsel';
import { findingSelectors, focusOn } from '../builder/focus';
import { useWords } from '../language/use-words';
import { QuartermasterButton } from '../quartermaster/quartermaster-button';
import { Button } from '../ui/button';
import { VerdictMark } from '../ui/verdict';
import { FindingItem } from './finding-item';
import { findingsWords } from './words';

/** The verdict, and each finding with its ways out: errors, then what to agree, then advice. */
export function Findings({
  checked,
  hasVerdict,
  isReady,
}: {
  readonly checked: Checked;
  readonly hasVerdict: boolean;
  /** Whether the ways out are known, so that all can be shown. */
  readonly isReady: boolean;
}) {
  const words = useWords(findingsWords);
  const unsought = useAdvice((advice) => advice.unsought);
  const { view, findings } = checked;
  const verdict = verdictOf(checked);
  const mood = verdict.mood === 'empty' ? 'advice' : verdict.mood;
  const tone = { broken: 'text-rubric', agree: 'text-agree', legal: 'text-legal', advice: '' }[
    mood
  ];
  const isEmpty = verdict.mood === 'empty';
  const of = (severity: Finding['severity']) =>
    isEmpty ? [] : findings.filter((finding) => finding.severity === severity);
  const errors = of('error');
  const warnings = of('warning');
  const advice = of('advice');
  const left = view.cap === null ? 0 : view.cap - view.points;
  return (
    <section aria-label={words.verdict}>
      {hasVerdict && (
        <h2
          tabIndex={-1}
          data-verdict=""
          className={`flex items-center gap-2 font-display text-l leading-tight font-bold ${tone}`}
        >
          <VerdictMark mood={mood} />
          {describeVerdict(verdict, view.ruleset.speech)}
        </h2>
      )}
      {verdict.mood === 'legal' && left > 0 && advice.length === 0 && (
        <p className="mt-1 text-ink-2">{words.pointsLeft(left)}</p>
      )}
      {isReady && (
        <>
          <FindingList findings={errors} from={0} view={checked} />
          {warnings.length > 0 && (
            <>
              {mood !== 'agree' && (
                <h3 className="mt-4 flex items-center gap-2 font-display text-l leading-tight font-bold text-agree">
                  <VerdictMark mood="agree" />
                  {words.toAgree}
                </h3>
              )}
              <FindingList findings={warnings} from={errors.length} view={checked} />
            </>
          )}
          <FindingList findings={advice} from={errors.length + warnings.length} view={checked} />
          <QuartermasterButton checked={checked} />
          {unsought > 0 && <p className="mt-4 text-s text-ink-2">{words.unsought(unsought)}</p>}
        </>
      )}
    </section>
  );
}

/** Findings of one severity that are shown unasked, and how many more each time: nobody reads 200. */
const atFirst = 12;
const atOnce = 24;

function FindingList({
  findings,
  from,
  view: { view },
}: {
  readonly findings: readonly Finding[];
  readonly from: number;
  readonly view: Checked;
}) {
  const words = useWords(findingsWords);
  const [most, setMost] = useState(atFirst);
  if (findings.length === 0) return null;
  const left = findings.length - most;

  function showMore() {
    flushSync(() => setMost(most + atOnce));
    focusOn(...findingSelectors(from + most));
  }

  return (
    <>
      <ol className="mt-3 grid gap-4 first:mt-0">
        {findings.slice(0, most).map((finding, at) => (
          <FindingItem key={identityOf(finding)} view={view} finding={finding} place={from + at} />
        ))}
      </ol>
      {left > 0 && (
        <Button className="mt-3" onClick={showMore}>
          {words.showMore(Math.min(left, atOnce), left)}
        </Button>
      )}
    </>
  );
}

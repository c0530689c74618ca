import { lazy, type ReactNode, Suspense } from 'react';
import { type Checked, metersOf } from '@/lib/rules/check';
import { useAdvice } from '../builder/counsel/counsel';
import { useWords } from '../language/use-words';
import { ListOddsButton } from '../odds/list-odds-button';
import { CoverMeter } from './cover-meter';
import { Figures } from './figures';
import { FigureTables } from './figure-tables';
import { Findings } from './findings';
import { LimitMeters } from './limit-meters';
import { findingsWords } from './words';

const Missing = lazy(() => import('../collection/missing'));

/** Verdict and findings, limits, who leads whom, and the figures for the table. */
export function SummaryBody({
  checked,
  hasVerdict = true,
}: {
  readonly checked: Checked;
  /** Whether the verdict stands here; a sheet has it as its title. */
  readonly hasVerdict?: boolean;
}) {
  const { view, findings } = checked;
  const words = useWords(findingsWords);
  const isComplete = useAdvice((advice) => advice.isComplete);
  // On the first load the rest waits for the findings' ways out, so that nothing moves afterwards.
  const isReady = isComplete || findings.length === 0;
  const meters = isReady ? metersOf(view) : [];
  // Those of a group stand at its head.
  const limits = meters
    .filter((meter) => meter.kind === 'limit')
    .filter(({ group }) => group === undefined);
  const covers = meters.filter((meter) => meter.kind === 'cover');
  const figures = isReady ? view.ruleset.figures(view) : [];
  const tables = isReady ? view.ruleset.figureTables(view) : [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 *:not-first:border-t *:not-first:border-hair *:not-first:pt-4 tablet:mt-4 tablet:*:border-t tablet:*:border-hair tablet:*:pt-4">
      <Findings checked={checked} hasVerdict={hasVerdict} isReady={isReady} />
      {limits.length > 0 && (
        <SummarySection title={words.limits}>
          <LimitMeters meters={limits} />
        </SummarySection>
      )}
      {covers
        .filter(({ rows }) => rows.length > 0)
        .map((meter) => (
          <SummarySection key={meter.id} title={meter.name}>
            <CoverMeter rows={meter.rows} />
          </SummarySection>
        ))}
      {figures.length > 0 && (
        <SummarySection title={words.figures}>
          <Figures figures={figures} />
        </SummarySection>
      )}
      {tables.length > 0 && <FigureTables tables={tables} />}
      {isReady && <ListOddsButton view={view} />}
      {isReady && (
        <Suspense>
          <Missing view={view} />
        </Suspense>
      )}
    </div>
  );
}

function SummarySection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h2 className="font-display text-l leading-tight font-bold">{title}</h2>
      <div className="mt-1.5">{children}</div>
    </section>
  );
}

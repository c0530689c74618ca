'use client';

import { useSearchParams } from 'next/navigation';
import { lazy, useEffect } from 'react';
import { rememberRuleset } from '@/lib/store/presence';
import { useList } from '@/lib/store/use-list';
import { useRulesetOrWhy } from '../rulesets/use-ruleset';
import { BenchSkeleton } from './bench-skeleton';
import { Builder } from './builder';

const MissingList = lazy(async () => ({ default: (await import('./missing-list')).MissingList }));

/** The list that the address names, on the desk; or why it is not there, and ways on. */
export function BuilderPage() {
  const id = useSearchParams().get('id') ?? undefined;
  const { snapshot, session } = useList(id);
  const { list, missing } = snapshot;
  const ruleset = useRulesetOrWhy(list?.ruleset);
  const rulesetId = list?.ruleset;
  useEffect(() => {
    if (rulesetId !== undefined) rememberRuleset(rulesetId);
  }, [rulesetId]);
  if (id === undefined) return <MissingList why="not-found" />;
  if (!list && missing !== undefined) return <MissingList id={id} why={missing} />;
  if (ruleset === 'unknown') return <MissingList id={id} why="unknown-ruleset" />;
  if (ruleset === 'failed') return <MissingList id={id} why="no-ruleset" />;
  if (!list || !session || !ruleset) return <BenchSkeleton />;
  return <Builder key={id} id={id} list={list} session={session} ruleset={ruleset} />;
}

import { loadRuleset } from '@/data';
import type { GlossaryEntry } from '@/lib/roster/glossary';
import type { Entry, List } from '@/lib/roster/list';
import type { Card, ListsJob, RosterSheet } from '@/lib/print/model';
import { rosterSheet } from '@/lib/print/roster-sheet';
import { unitCards } from '@/lib/print/unit-card';
import type { Ruleset } from '@/lib/rules/ruleset';

/** The day on which every test prints. */
export const day = '2026-11-29';

type Row = readonly [profile: string, count?: number, more?: Partial<Entry>];

/** A list of one group; profiles are of its nation unless they say otherwise. */
export function listOf(
  ruleset: string,
  nation: string,
  rows: readonly Row[],
  more: Partial<List> = {},
): List {
  const entries = rows.map(([profile, count = 1, rest], index): Entry => ({
    key: String(index),
    profile: profile.includes('/') ? profile : `${nation}/${profile}`,
    count,
    ...rest,
  }));
  return { ruleset, nation, name: 'A list', groups: [{ id: 'main', entries }], ...more };
}

export const drums = (nation: string, rows: readonly Row[], more?: Partial<List>): List =>
  listOf('drums-and-shakos', nation, rows, more);

export const sbg = (nation: string, rows: readonly Row[], more?: Partial<List>): List =>
  listOf('napoleonic-sbg', nation, rows, more);

/** A legal squad of 376 points with titles and a note. */
export const rearguard = drums(
  'france',
  [
    ['infantry-officer', 1, { title: 'Lt. Duval' }],
    ['infantry-nco', 1, { title: 'Sgt. Morel' }],
    ['light-infantry-chasseur'],
    ['porte-fanion'],
    ['line-grenadier'],
    ['line-voltigeur'],
    ['line-infantryman', 2, { title: 'third rank', note: 'The two with the pipe' }],
    ['line-conscript'],
    ['national-guard'],
    ['sapper'],
  ],
  { name: 'Rearguard at the bridge', cap: 400 },
);

/** A gun with everything that can be bought for it, and men to serve beside it. */
export const battery = sbg(
  'french-empire',
  [
    ['michel-ney'],
    ['fusilier-captain'],
    ['fusilier-early-war', 8],
    [
      '8-pdr-cannon',
      1,
      {
        title: 'La Belle Fille',
        options: {
          'extra-crew': 2,
          'grape-shot': 1,
          'canister-shot': 1,
          'superior-construction': 1,
          'siege-veterans': 1,
          'master-gunner': 1,
          'limber-team': 1,
        },
      },
    ],
  ],
  { name: 'Grande Batterie' },
);

/** Broken in several ways, with a profile and an option that do not exist. */
export const broken = drums(
  'france',
  [
    ['infantry-officer'],
    ['guard-officer'],
    ['infantry-nco', 2],
    ['old-guard', 3],
    ['austria/hussar', 2, { options: { pike: 1 } }],
    ['france/space-marine', 3, { title: 'From another shelf', note: 'Keep them' }],
  ],
  { name: 'Everything wrong', cap: 350 },
);

/** So many kinds of Frenchmen. */
export async function manyOf(count: number): Promise<List> {
  const { profiles } = await loadRuleset('drums-and-shakos');
  const french = [...profiles.values()].filter(({ nation }) => nation === 'france');
  const rows = french.slice(0, count).map(({ id }, index): Row => [id, 1 + (index % 4)]);
  return drums('france', rows, { name: 'The Army of the North', cap: null });
}

export interface Loaded {
  readonly ruleset: Ruleset;
  readonly glossary: readonly GlossaryEntry[];
}

export async function rulesOf(list: List): Promise<Loaded> {
  const ruleset = await loadRuleset(list.ruleset);
  return { ruleset, glossary: await ruleset.glossary() };
}

export async function sheetOf(list: List): Promise<RosterSheet> {
  const { ruleset, glossary } = await rulesOf(list);
  return rosterSheet(list, ruleset, glossary, day);
}

export async function cardsOf(list: List, keys?: ReadonlySet<string>): Promise<readonly Card[]> {
  const { ruleset, glossary } = await rulesOf(list);
  return unitCards(list, ruleset, glossary, keys);
}

/** A job with nothing in it but what is given. */
export function jobOf(parts: Partial<ListsJob>): ListsJob {
  return { language: 'en', paper: 'a4', printed: day, sheets: [], cards: [], ...parts };
}

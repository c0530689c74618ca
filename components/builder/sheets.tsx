'use client';

import { lazy, Suspense, useState } from 'react';
import type { Checked } from '@/lib/rules/check';
import type { OpenSheet } from './desk-state';
import { useDesk, useDeskState } from './use-desk';

/** What lies over the list when it is asked for; none of it is in the first load. */
const sheets = {
  roster: lazy(() => import('../rosters/roster-sheet')),
  findings: lazy(() => import('../findings/findings-sheet')),
  settings: lazy(() => import('./settings/settings-sheet')),
  share: lazy(() => import('./share-list')),
} as const;

const names = Object.keys(sheets) as OpenSheet[];

/** The sheets. One that was opened stays there, closed, so that it gives the focus back. */
export function Sheets({ checked }: { readonly checked: Checked }) {
  const desk = useDesk();
  const open = useDeskState((state) => state.sheet);
  const [used, setUsed] = useState<readonly OpenSheet[]>([]);
  if (open && !used.includes(open)) setUsed([...used, open]);
  return (
    <Suspense fallback={null}>
      {names
        .filter((name) => used.includes(name))
        .map((name) => {
          const One = sheets[name];
          return (
            <One
              key={name}
              checked={checked}
              open={open === name}
              onClose={() => {
                if (desk.state.getSnapshot().sheet === name) desk.show(undefined);
              }}
            />
          );
        })}
    </Suspense>
  );
}

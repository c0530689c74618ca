'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import type { View } from '@/lib/rules/view';

type GetView = () => View | undefined;

const ViewContext = createContext<GetView>(() => undefined);

/**
 * Tells the terms inside it which list they stand in, so that a popover can name who in the list
 * has the thing. A changed view redraws no term: it is asked for when a popover opens.
 */
export function TermsInList({
  view,
  children,
}: {
  readonly view: View | undefined;
  readonly children: ReactNode;
}) {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  const getView = useMemo<GetView>(() => () => latest.current, []);
  return <ViewContext value={getView}>{children}</ViewContext>;
}

/** How to get the list that a term stands in; it gives nothing outside of one. */
export function useListView(): GetView {
  return useContext(ViewContext);
}

import { useDeferredValue, useMemo, useState } from 'react';
import { arrangeRows } from '@/lib/desk/arrange';
import { type Marks, findDuplicates } from '@/lib/desk/duplicates';
import type { DeskRow } from '@/lib/desk/row';
import { useWords } from '../language/use-words';
import type { Sort } from './table/table-head';
import type { Shown } from './verdict-filter';
import { deskWords } from './words';

/** What of the rows is shown, and in which order. */
export interface Wanted {
  readonly shown: Shown;
  readonly query: string;
  /** Only lists that have a finding of this rule. */
  readonly rule?: string | undefined;
  readonly sort?: Sort | undefined;
}

const none: ReadonlyMap<string, Marks> = new Map();

const everything: Wanted = { shown: 'all', query: '' };

/**
 * The rows that are asked for, in the order that is asked for. What is typed is looked for when there
 * is time: a field or a button never waits for a long table.
 */
export function useArrangement(rows: readonly DeskRow[], isReading: boolean) {
  const [wanted, setWanted] = useState(everything);
  const { why } = useWords(deskWords).unread;
  const late = useDeferredValue(wanted);
  // Of what is still coming in nothing can be said for long.
  const marks = useMemo(() => (isReading ? none : findDuplicates(rows)), [rows, isReading]);
  const arranged = useMemo(() => {
    const { shown, query, rule, sort } = late;
    const some = shown === 'duplicates' ? rows.filter(({ id }) => marks.has(id)) : rows;
    return arrangeRows(some, {
      query,
      why,
      ...(shown !== 'all' && shown !== 'duplicates' && { verdicts: new Set([shown]) }),
      ...(rule !== undefined && { rule }),
      ...(sort && { sort }),
    });
  }, [rows, marks, late, why]);
  return {
    wanted,
    want: (part: Partial<Wanted>) => setWanted({ ...wanted, ...part }),
    wantAll: () => setWanted({ ...everything, sort: wanted.sort }),
    isNarrowed: wanted.shown !== 'all' || wanted.query.trim() !== '' || wanted.rule !== undefined,
    marks,
    arranged,
  };
}

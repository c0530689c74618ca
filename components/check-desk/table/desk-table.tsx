'use client';

import { type CSSProperties, memo } from 'react';
import type { Marks } from '@/lib/desk/duplicates';
import type { DeskRow } from '@/lib/desk/row';
import { useWords } from '../../language/use-words';
import { deskWords } from '../words';
import { TableHead, type Sort } from './table-head';
import { TableRow } from './table-row';

export type AllMarks = ReadonlyMap<string, Marks>;

interface ChunkProps {
  readonly rows: readonly DeskRow[];
  /** How many stand above. */
  readonly from: number;
  readonly marks: AllMarks;
  readonly open: ReadonlySet<string>;
  readonly onOpen: (id: string, isOpen: boolean) => void;
  /** Whether the browser may leave it out while it is out of sight. */
  readonly isLazy: boolean;
}

/** Rows of one chunk. More of them, and a change draws more than it has to; fewer, and there are more chunks. */
const size = 25;

/** Every row that is asked for; what is out of sight of a long table is not laid out. */
export function DeskTable({
  rows,
  marks,
  sort,
  onSort,
  open,
  onOpen,
}: Pick<ChunkProps, 'rows' | 'marks' | 'open' | 'onOpen'> & {
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}) {
  const words = useWords(deskWords).table;
  const starts = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => at * size);
  // A table whose parts are laid out as grids is one only for those who are told so.
  return (
    <table role="table" aria-label={words.label} aria-rowcount={rows.length + 1} className="block">
      <TableHead sort={sort} onSort={onSort} />
      {starts.map((start) => (
        <Chunk
          key={start}
          rows={rows.slice(start, start + size)}
          from={start}
          marks={marks}
          open={open}
          onOpen={onOpen}
          isLazy={starts.length > 1}
        />
      ))}
    </table>
  );
}

function isSame(a: ChunkProps, b: ChunkProps): boolean {
  return (
    a.onOpen === b.onOpen &&
    a.isLazy === b.isLazy &&
    a.rows.length === b.rows.length &&
    a.rows.every((row, at) => {
      const other = b.rows[at];
      return (
        row === other &&
        a.open.has(row.id) === b.open.has(row.id) &&
        a.marks.get(row.id) === b.marks.get(row.id)
      );
    })
  );
}

const Chunk = memo(function Chunk({ rows, from, marks, open, onOpen, isLazy }: ChunkProps) {
  return (
    <tbody
      role="rowgroup"
      className={`block ${isLazy ? 'desk-chunk' : ''}`}
      {...(isLazy && { style: { '--rows': rows.length } as CSSProperties })}
    >
      {rows.map((row, at) => (
        <TableRow
          key={row.id}
          row={row}
          index={from + at + 2}
          marks={marks.get(row.id)}
          isOpen={open.has(row.id)}
          onOpen={onOpen}
        />
      ))}
    </tbody>
  );
}, isSame);

'use client';

import { type CSSProperties, memo, type ReactNode } from 'react';
import type { Entry } from '@/lib/roster/list';
import type { Faults } from './arrange-list';
import { useGradual } from './use-gradual';

type Draw = (entry: Entry, fault: string | undefined) => ReactNode;

interface ChunkProps {
  readonly entries: readonly Entry[];
  readonly faults: Faults;
  readonly draw: Draw;
  /** Whether the browser may leave it out while it is out of sight. */
  readonly isLazy: boolean;
}

/** Rows of one chunk. More of them, and a click draws more than it has to; fewer, and there are more chunks. */
const size = 25;

/** Chunks that are drawn in one go when a list is opened: more than a screen holds. */
const chunksAtOnce = 4;

/**
 * Rows, in chunks of a long list: a change draws its own chunk again, and what is out of sight is
 * not laid out.
 */
export function RowChunks({
  entries,
  faults,
  draw,
  isPartOfLong = false,
}: Pick<ChunkProps, 'entries' | 'faults' | 'draw'> & {
  /** Whether these rows are some of many, short as they are. */
  readonly isPartOfLong?: boolean;
}) {
  const starts = Array.from({ length: Math.ceil(entries.length / size) }, (_, at) => at * size);
  const drawn = useGradual(starts.length, chunksAtOnce);
  return starts
    .slice(0, drawn)
    .map((start) => (
      <Chunk
        key={start}
        entries={entries.slice(start, start + size)}
        faults={faults}
        draw={draw}
        isLazy={isPartOfLong || starts.length > 1}
      />
    ));
}

function isSame(a: ChunkProps, b: ChunkProps): boolean {
  return (
    a.draw === b.draw &&
    a.isLazy === b.isLazy &&
    a.entries.length === b.entries.length &&
    a.entries.every(
      (entry, at) => entry === b.entries[at] && a.faults.get(entry) === b.faults.get(entry),
    )
  );
}

const Chunk = memo(function Chunk({ entries, faults, draw, isLazy }: ChunkProps) {
  return (
    <ol
      className={isLazy ? 'row-chunk' : ''}
      {...(isLazy && { style: { '--rows': entries.length } as CSSProperties })}
    >
      {entries.map((entry) => draw(entry, faults.get(entry)))}
    </ol>
  );
}, isSame);

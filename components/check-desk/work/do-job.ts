import type { DeskBatch } from '@/lib/desk/batch';
import { checkAgain } from '@/lib/desk/check-again';
import { checkSources } from '@/lib/desk/check-sources';
import type { DeskRow } from '@/lib/desk/row';
import { libraryIn } from '@/components/receive/library';
import type { Job, Outcome } from './job';
import { openItems } from './open-items';

/** What a job takes of the thread that does it. */
export interface Thread {
  readonly tell: (outcome: Outcome) => void;
  /** Lets the thread do what else it has to, and tells whether the job is still wanted. */
  readonly pause: () => Promise<boolean>;
  /** Milliseconds for which the thread may be kept busy. */
  readonly slice: number;
}

function join(a: DeskBatch | undefined, b: DeskBatch): DeskBatch {
  if (!a) return b;
  return {
    rows: [...a.rows, ...b.rows],
    events: [...a.events, ...b.events],
    skipped: [...a.skipped, ...b.skipped],
    notes: [...a.notes, ...b.notes],
    done: b.done,
    of: b.of,
  };
}

/** Tells in slices: a message for each of a thousand files would cost more than reading them. */
async function read({ items, event, language }: Job & { readonly do: 'read' }, thread: Thread) {
  const library = libraryIn(language);
  let batch: DeskBatch | undefined;
  let since = performance.now();
  for await (const next of checkSources(openItems(items), library, event, items.length)) {
    batch = join(batch, next);
    if (performance.now() - since < thread.slice) continue;
    thread.tell({ about: 'batch', batch });
    batch = undefined;
    if (!(await thread.pause())) return;
    since = performance.now();
  }
  if (batch) thread.tell({ about: 'batch', batch });
}

async function again({ rows, event, language }: Job & { readonly do: 'again' }, thread: Thread) {
  const library = libraryIn(language);
  let checked: DeskRow[] = [];
  let since = performance.now();
  for (const row of rows) {
    checked.push(await checkAgain(row, library, event));
    if (performance.now() - since < thread.slice) continue;
    thread.tell({ about: 'rows', rows: checked });
    checked = [];
    if (!(await thread.pause())) return;
    since = performance.now();
  }
  thread.tell({ about: 'rows', rows: checked });
}

/** Does a job to its end, or until it is no longer wanted. Never rejects. */
export async function doJob(job: Job, thread: Thread): Promise<void> {
  try {
    if (job.do === 'read') await read(job, thread);
    else await again(job, thread);
    thread.tell({ about: 'end' });
  } catch (error) {
    thread.tell({ about: 'failed', detail: String(error) });
  }
}

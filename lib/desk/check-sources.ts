import type { EventRules } from '../rules/event';
import type { Library } from '../share/read-input';
import { type DeskBatch, noFinds } from './batch';
import { type FileFinds, checkFile } from './check-file';
import { type Part, openSource } from './open-source';
import type { Source } from './source';

function checkPart(
  part: Part,
  library: Library,
  event: EventRules | undefined,
): AsyncIterable<FileFinds> | Iterable<FileFinds> {
  return part.kind === 'file'
    ? checkFile(part.file, library, event)
    : [{ ...noFinds, skipped: [part.skipped], isLast: true }];
}

/**
 * Reads sources of any kind and checks every list in them, in their order: files, backups, texts,
 * links, PDFs, and zips of these. A batch comes after every file, and within files of many lists after
 * every few, so that whoever iterates can show how far it is and stop by not asking for more. To stay
 * responsive a worker lets its messages in between two batches. `count` says how many sources there
 * are where they come one by one. Never throws for what sources hold; rejects when the library does.
 */
export async function* checkSources(
  sources: readonly Source[] | AsyncIterable<Source>,
  library: Library,
  event?: EventRules,
  count = 'length' in sources ? sources.length : 0,
): AsyncGenerator<DeskBatch, void, void> {
  let done = 0;
  let waiting = count;
  for await (const source of sources) {
    const { parts, count: here } = openSource(source);
    waiting = Math.max(0, waiting - 1);
    const of = done + here + waiting;
    for (const part of parts)
      for await (const { rows, events, skipped, notes, isLast } of checkPart(
        part,
        library,
        event,
      )) {
        if (isLast) done += 1;
        yield { rows, events, skipped, notes, done, of };
      }
  }
}

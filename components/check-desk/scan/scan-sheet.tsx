'use client';

import { useEffect, useState } from 'react';
import { type DeskRow, isList } from '@/lib/desk/row';
import { codeIn } from '@/lib/share/link';
import { useWords } from '../../language/use-words';
import { announce } from '../../shell/announce';
import { listName } from '../../shell/list-name';
import { Button } from '../../ui/button';
import { OwnWords } from '../../ui/own-words';
import { Sheet } from '../../ui/sheet';
import { Verdict, VerdictMark } from '../../ui/verdict';
import { textItem } from '../gather';
import { describeRowVerdict, moodOf } from '../verdict-words';
import { deskWords } from '../words';
import type { Item } from '../work/job';
import { useScanner } from './use-scanner';
import { Viewfinder } from './viewfinder';
import { scanWords } from './words';

/** A code that was seen: what became of it, or that it holds no list. */
type Seen = { readonly id: string; readonly isOurs: boolean };

function titleOfRow(row: DeskRow): string {
  return isList(row) ? listName(row.list) : row.file;
}

/** Scans one printed code after the other; each becomes a row, and its verdict is seen at once. */
export default function ScanSheet({
  rows,
  onScan,
  onClose,
}: {
  readonly rows: readonly DeskRow[];
  readonly onScan: (item: Item) => void;
  readonly onClose: () => void;
}) {
  const words = useWords(scanWords);
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const scanner = useScanner((text) => {
    const isOurs = codeIn(text) !== undefined;
    const item = textItem(words.nthCode(seen.filter((one) => one.isOurs).length + 1), text);
    setSeen([{ id: item.id, isOurs }, ...seen]);
    if (isOurs) onScan(item);
    else announce(words.noList);
  });
  const [latest] = seen;
  const count = seen.filter(({ isOurs }) => isOurs).length;
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="grid gap-3 px-4 pb-5">
        <Viewfinder {...scanner} />
        {latest && <Latest seen={latest} rows={rows} />}
        <div className="flex items-center justify-between gap-4">
          <p className="text-ink-2">{words.scanned(count)}</p>
          <Button look="solid" onClick={onClose}>
            {words.done}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** What became of the code that was seen last. */
function Latest({
  seen: { id, isOurs },
  rows,
}: {
  readonly seen: Seen;
  readonly rows: readonly DeskRow[];
}) {
  const words = useWords(scanWords);
  const ofDesk = useWords(deskWords);
  const row = rows.findLast((one) => one.id.startsWith(id));
  const said = row && words.verdict(titleOfRow(row), describeRowVerdict(row, ofDesk));
  useEffect(() => {
    if (said !== undefined) announce(said);
  }, [said]);
  return (
    <div key={id} className="animate-flash border-y border-line px-3 py-2">
      {!isOurs && (
        <p className="flex gap-2 font-bold">
          <VerdictMark mood="unread" className="mt-0.5" />
          {words.noList}
        </p>
      )}
      {isOurs && !row && <p className="text-ink-2">{words.checking}</p>}
      {row && (
        <>
          <p className="font-display text-l leading-tight font-bold wrap-anywhere">
            <OwnWords>{titleOfRow(row)}</OwnWords>
          </p>
          <Verdict mood={moodOf[row.verdict]}>{describeRowVerdict(row, ofDesk)}</Verdict>
          {!isList(row) && <p className="text-s leading-snug">{ofDesk.unread.why(row)}</p>}
        </>
      )}
    </div>
  );
}

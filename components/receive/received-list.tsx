import { useMemo } from 'react';
import { type Checked, checkList } from '@/lib/rules/check';
import type { List } from '@/lib/roster/list';
import type { Ruleset } from '@/lib/rules/ruleset';
import { sizeOf, sizeWords } from '@/lib/rules/size-words';
import { compareSaid } from '@/lib/share/compare-said';
import type { Found } from '@/lib/share/found';
import { BigPoints } from '../findings/big-points';
import { VerdictWords } from '../findings/verdict-words';
import { TermsInList } from '../glossary/terms-in-list';
import { useWords } from '../language/use-words';
import { OwnWords } from '../ui/own-words';
import { Claims } from './claims';
import { type HeadingLevel, ReceivedEntries } from './received-entries';
import { ReceivedFindings } from './received-findings';
import { receiveWords } from './words';

/** More lines than this say nothing more. */
const mostNotes = 12;

/**
 * A list that is not on the shelf yet, to read: verdict first, then what it says of itself, then
 * everything in it. Two columns where there is room.
 */
export function ReceivedList({
  list,
  found,
  ruleset,
  level,
}: {
  readonly list: List;
  readonly found: Pick<Found, 'said' | 'notes'>;
  readonly ruleset: Ruleset;
  readonly level: HeadingLevel;
}) {
  const checked = useMemo(() => checkList(list, ruleset), [list, ruleset]);
  const differences = useMemo(
    () => found.said && compareSaid(found.said, checked),
    [found, checked],
  );
  const nation = ruleset.card.nations.find(({ id }) => id === list.nation);
  return (
    <TermsInList view={checked.view}>
      <div className="@container" data-nation={nation?.tincture}>
        <div className="grid gap-x-10 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:items-start">
          <div className="grid gap-4 @3xl:sticky @3xl:top-4 @3xl:order-last">
            <Worth checked={checked} />
            {differences && <Claims differences={differences} />}
            <ReceivedFindings checked={checked} />
            <NotUnderstood notes={found.notes} />
          </div>
          <ReceivedEntries checked={checked} differences={differences} level={level} />
        </div>
      </div>
    </TermsInList>
  );
}

function Worth({ checked }: { readonly checked: Checked }) {
  const words = useWords(receiveWords).list;
  const { view } = checked;
  return (
    <div>
      <BigPoints view={view} />
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <VerdictWords checked={checked} />
        {view.ruleset.card.points && (
          <span className="text-ink-2">{sizeWords(view.ruleset, sizeOf(view.units))}</span>
        )}
      </p>
      <p className="text-s text-ink-2">{words.checkedBy(view.ruleset.card.dataVersion)}</p>
    </div>
  );
}

/** Lines of the text that were left out, or that differ from its code. */
function NotUnderstood({ notes }: Pick<Found, 'notes'>) {
  const { note: describeNote, list: words } = useWords(receiveWords);
  if (notes.length === 0) return null;
  return (
    <div className="border-t border-hair pt-2">
      <p className="font-bold">{words.ofText}</p>
      <ul className="grid gap-1 text-s leading-snug">
        {notes.slice(0, mostNotes).map((note, at) => (
          <li key={at} className="wrap-anywhere">
            <OwnWords>{describeNote(note)}</OwnWords>
          </li>
        ))}
      </ul>
      {notes.length > mostNotes && (
        <p className="text-s text-ink-2">{words.moreLines(notes.length - mostNotes)}</p>
      )}
    </div>
  );
}

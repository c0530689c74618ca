import { ownSide } from '@/lib/play/deed';
import { settledKey } from '@/lib/play/fold';
import type { Standing } from '@/lib/play/table';
import type { Entry } from '@/lib/roster/list';
import { groupName } from '@/lib/rules/group-name';
import type { Stand } from '@/lib/rules/play';
import { useWords } from '../language/use-words';
import { TermsInList } from '../glossary/terms-in-list';
import { OwnWords } from '../ui/own-words';
import { EntryRow } from './entry-row';
import { Strength } from './strength';
import { useTable } from './table-state';
import { playWords } from './words';

/** The stands of each entry, in the order of the list. */
function byEntry(stands: readonly Stand[]): readonly (readonly Stand[])[] {
  const entries = new Map<Entry, Stand[]>();
  for (const stand of stands) {
    const { entry } = stand.piece;
    const fellows = entries.get(entry);
    if (fellows) fellows.push(stand);
    else entries.set(entry, [stand]);
  }
  return [...entries.values()];
}

/** One list at the table: its strength, what the rules say of it, and everybody in it. */
export function SidePanel({
  standing,
  label,
  name,
  settled,
}: {
  readonly standing: Standing;
  /** Whose list it is. */
  readonly label: string;
  /** The list's name, with a number where several have it. */
  readonly name: string;
  readonly settled: ReadonlySet<string>;
}) {
  const { player, side, notices } = standing;
  const { list, ruleset } = player.view;
  const nation = ruleset.card.nations.find(({ id }) => id === list.nation);
  const isGrouped = list.groups.length > 1;
  return (
    <TermsInList view={player.view}>
      <section aria-label={label} data-nation={nation?.tincture} className="min-w-0">
        <p className="mb-2 truncate text-ink-2">
          {player.key !== ownSide && (
            <b className="text-ink">
              <OwnWords>{name}</OwnWords>{' '}
            </b>
          )}
          <b className="text-accent">{nation?.name ?? list.nation}</b>{' '}
          <span className="text-edge">·</span> {ruleset.card.shortName}
        </p>
        <Strength standing={standing} />
        <Said standing={standing} settled={settled} />
        {list.groups.map((group) => {
          const own = new Set(group.entries);
          const entries = byEntry(side.stands.filter(({ piece }) => own.has(piece.entry)));
          return (
            <section
              key={group.id}
              aria-label={isGrouped ? groupName(ruleset, list, group) : undefined}
              className="mt-4"
            >
              {isGrouped && (
                <h2 className="border-b border-line font-display text-l font-bold wrap-anywhere">
                  <OwnWords>{groupName(ruleset, list, group)}</OwnWords>
                </h2>
              )}
              <ul>
                {entries.map((stands) => (
                  <EntryRow
                    key={stands[0]?.piece.id}
                    stands={stands}
                    side={player.key}
                    ruleset={ruleset}
                    outName={player.play.out}
                    notices={notices}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </section>
    </TermsInList>
  );
}

/** What the rules have said of the whole list and was dealt with; it can be called up again. */
function Said({
  standing: { player, notices },
  settled,
}: {
  readonly standing: Standing;
  readonly settled: ReadonlySet<string>;
}) {
  const words = useWords(playWords);
  const { act, isOver } = useTable();
  // What is not dealt with stands at the foot of the window.
  const ofAll = notices.filter(
    ({ id, piece }) => piece === undefined && (isOver || settled.has(settledKey(player.key, id))),
  );
  if (ofAll.length === 0) return null;
  return (
    <ul aria-label={words.notices} className="mt-3 border-y border-hair">
      {ofAll.map(({ id, text, source }) => (
        <li key={id} className="flex items-center gap-3 border-hair py-1.5 not-first:border-t">
          <p className="min-w-0 flex-1 leading-tight">
            {text}
            <span className="block text-s text-ink-2 italic">{source}</span>
          </p>
          {!isOver && (
            <button
              type="button"
              aria-label={words.notDoneOf(text)}
              onClick={() => act({ do: 'settle', side: player.key, notice: id, on: false })}
              className="min-h-(--touch) px-2 text-s underline"
            >
              {words.notDone}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { Notice, Stand } from '@/lib/rules/play';
import { attributeWords } from '@/lib/rules/attribute-words';
import type { Ruleset } from '@/lib/rules/ruleset';
import type { Unit } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { OwnWords } from '../ui/own-words';
import { Symbol } from '../ui/symbol';
import { Boxes, shownCounters } from './boxes';
import { PieceButton } from './piece-button';
import { useTable } from './table-state';
import { playWords } from './words';

/** Cells that say nothing in a line. */
function isNothing(value: string | undefined): boolean {
  return value === undefined || value === '' || value === '–' || value === '-';
}

/** Figures and arms in a line. */
function factsOf(unit: Unit, { columns, speech }: Ruleset): string {
  const { profile, items } = unit;
  const stats = columns.flatMap(({ id, short, heroic, ofProfile }) =>
    heroic || ofProfile || isNothing(profile.stats[id]) ? [] : [`${short} ${profile.stats[id]}`],
  );
  return [...stats, ...attributeWords(unit, speech), ...items].join(', ');
}

/** An entry: who they are, and one place to tap for each of them. */
export function EntryRow({
  stands,
  side,
  ruleset,
  outName,
  notices,
}: {
  readonly stands: readonly Stand[];
  readonly side: string;
  readonly ruleset: Ruleset;
  readonly outName: string;
  readonly notices: readonly Notice[];
}) {
  const words = useWords(playWords);
  const { show } = useTable();
  const [first] = stands;
  if (!first) return null;
  const { entry, unit } = first.piece;
  const name = unit?.profile.name ?? entry.profile;
  const hasBoxes = shownCounters(first.piece).length > 0;
  const isLone = stands.length === 1;
  return (
    <li className="border-b border-hair py-2.5 [contain-intrinsic-block-size:auto_6rem] [content-visibility:auto]">
      <div className={isLone ? 'flex items-start gap-3' : ''}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={words.detailsOf(entry.title ?? name)}
          onClick={() => show(first.piece.id, side)}
          className="flex min-h-(--touch) w-full min-w-0 flex-1 gap-2.5 text-left hover:bg-well"
        >
          {unit ? (
            <Symbol id={unit.profile.symbol} className="mt-0.5 size-5.5" />
          ) : (
            <span className="w-5.5" />
          )}
          <span className="min-w-0 flex-1 leading-tight wrap-anywhere">
            {stands.length > 1 && <b className="figures">{stands.length} × </b>}
            <b>{unit ? name : <OwnWords>{name}</OwnWords>}</b>
            {entry.title !== undefined && (
              <i className="ml-2 font-display text-ink-2">
                <OwnWords>{entry.title}</OwnWords>
              </i>
            )}
            <span className="block text-s text-ink-2">
              {unit ? factsOf(unit, ruleset) : words.unknown}
            </span>
          </span>
        </button>
        <ul
          aria-label={entry.title ?? name}
          className={isLone ? '' : `mt-1.5 flex flex-wrap gap-2 ${hasBoxes ? 'flex-col' : ''}`}
        >
          {stands.map((stand) => (
            <li key={stand.piece.id} className={hasBoxes ? 'flex items-center gap-3' : ''}>
              <PieceButton stand={stand} side={side} outName={outName} />
              {hasBoxes && !isLone && (
                <div className="min-w-0 flex-1">
                  <Boxes stand={stand} />
                  <Said piece={stand.piece.id} notices={notices} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
      {(isLone || !hasBoxes) && (
        <div className="mt-1 pl-8">
          {isLone && hasBoxes && <Boxes stand={first} />}
          {stands.map(({ piece }) => (
            <Said
              key={piece.id}
              piece={piece.id}
              notices={notices}
              {...(!isLone && { who: piece.name ?? String(piece.nth) })}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/** What the rules say of one piece. */
function Said({
  piece,
  notices,
  who,
}: {
  readonly piece: string;
  readonly notices: readonly Notice[];
  /** Its name or number, where it stands below several. */
  readonly who?: string;
}) {
  return notices
    .filter((notice) => notice.piece === piece)
    .map(({ id, text }) => (
      <p key={id} className="mt-1 text-s leading-tight text-agree">
        {who !== undefined && <b className="figures">{`${who}: `}</b>}
        {text}
      </p>
    ));
}

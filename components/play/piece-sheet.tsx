'use client';

import { out } from '@/lib/play/pieces';
import type { Standing } from '@/lib/play/table';
import { pieceName, type Stand } from '@/lib/rules/play';
import { useWords } from '../language/use-words';
import { TermsInList } from '../glossary/terms-in-list';
import { ProfileFigures } from '../rosters/profile-figures';
import { Chips } from '../ui/chips';
import { OwnWords } from '../ui/own-words';
import { Sheet } from '../ui/sheet';
import { Stepper } from '../ui/stepper';
import { MarkSwitch } from './mark-switch';
import { PieceName } from './piece-name';
import { useTable } from './table-state';
import { playWords } from './words';

/** Everything about one piece: its marks and counters to set, its figures and rules to read. */
export default function PieceSheet({
  standing,
  piece: id,
  onPiece,
  onClose,
}: {
  readonly standing: Standing | undefined;
  readonly piece: string;
  readonly onPiece: (piece: string) => void;
  readonly onClose: () => void;
}) {
  const { act, isOver } = useTable();
  const stands = standing?.side.stands ?? [];
  const stand = stands.find(({ piece }) => piece.id === id);
  if (!standing || !stand) return null;
  const { piece } = stand;
  const { view, key } = standing.player;
  const { ruleset } = view;
  const fellows = stands.filter((one) => one.piece.entry === piece.entry);
  const figures = piece.unit ? (ruleset.unitFigures?.(piece.unit, view) ?? []) : [];
  const nation = ruleset.card.nations.find((one) => one.id === view.list.nation);
  const name = pieceName(piece);
  return (
    <Sheet open place="foot" title={name} heading={<OwnWords>{name}</OwnWords>} onClose={onClose}>
      <TermsInList view={view}>
        <div data-nation={nation?.tincture} className="grid gap-4 px-4 pb-6">
          {fellows.length > 1 && (
            <Chips
              label={piece.unit?.profile.name ?? piece.entry.profile}
              chips={fellows.map((one) => ({
                id: one.piece.id,
                name: one.piece.name ?? String(one.piece.nth),
              }))}
              value={id}
              onChange={onPiece}
            />
          )}
          {!isOver && (
            <PieceName
              key={id}
              piece={piece}
              onName={(own) => act({ do: 'name', side: key, piece: id, name: own })}
            />
          )}
          <Setting stand={stand} side={key} outName={standing.player.play.out} />
          {standing.notices
            .filter((notice) => notice.piece === id)
            .map(({ id: notice, text, source }) => (
              <p key={notice} className="leading-tight text-agree">
                {text}
                <span className="block text-s text-ink-2 italic">{source}</span>
              </p>
            ))}
          {piece.unit && (
            <ProfileFigures ruleset={ruleset} profile={piece.unit.profile} unit={piece.unit} />
          )}
          {figures.length > 0 && (
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-s leading-tight">
              {figures.map((figure) => (
                <div key={figure.id} className="contents">
                  <dt className="text-ink-2">{figure.name}</dt>
                  <dd>{figure.value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </TermsInList>
    </Sheet>
  );
}

/** Marks as switches, counters as steppers; read only when the game is over. */
function Setting({
  stand: { piece, marks, counts },
  side,
  outName,
}: {
  readonly stand: Stand;
  readonly side: string;
  readonly outName: string;
}) {
  const words = useWords(playWords);
  const { act, isOver } = useTable();
  const at = { side, piece: piece.id };
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        {[{ id: out, name: outName }, ...piece.kit.marks].map(({ id, name }) => (
          <MarkSwitch
            key={id}
            name={name}
            isOn={marks.has(id)}
            isFixed={isOver}
            onSet={(on) => act({ do: 'mark', ...at, mark: id, on })}
          />
        ))}
      </div>
      {piece.kit.counters.map(({ id, name, boxes }) => {
        const left = counts.get(id) ?? boxes;
        return (
          <div key={id} className="flex items-center justify-between gap-4 border-b border-hair">
            <span>{name}</span>
            <span className="flex items-center gap-3">
              {!isOver && (
                <Stepper
                  value={left}
                  min={0}
                  max={boxes}
                  what={name}
                  onStep={(by) => act({ do: 'count', ...at, counter: id, by })}
                />
              )}
              <span className="figures min-w-16 text-right text-ink-2">
                {words.leftOf(left, boxes)}
              </span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

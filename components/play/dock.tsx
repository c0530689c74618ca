'use client';

import { settledKey, type Table } from '@/lib/play/fold';
import type { Game } from '@/lib/play/game';
import type { OfferedTool } from '@/lib/play/tap';
import type { Standing } from '@/lib/play/table';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { Chips } from '../ui/chips';
import { VerdictMark } from '../ui/verdict';
import { describeDeed } from './describe-deed';
import { useTable } from './table-state';
import type { createDeeds } from './deeds';
import { playWords } from './words';

/** At the foot of the window, under a thumb: what is due, what a tap sets, undo, the turn. */
export function Dock({
  game,
  deeds,
  standings,
  names,
  table,
  tools,
  tool,
  onTool,
  onEnd,
}: {
  readonly game: Game;
  readonly deeds: ReturnType<typeof createDeeds>;
  readonly standings: readonly Standing[];
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly table: Table;
  readonly tools: readonly OfferedTool[];
  readonly tool: string;
  readonly onTool: (key: string) => void;
  readonly onEnd: () => void;
}) {
  const words = useWords(playWords);
  const { act } = useTable();
  const [last, next] = [game.actions.at(-1), game.undone.at(-1)];
  return (
    <section
      data-foot="dock"
      aria-label={words.tools}
      className="bottom-0 z-5 -mx-4 mt-6 -mb-12 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] roomy:sticky tablet:-mx-6"
    >
      <Due standings={standings} names={names} table={table} />
      <div className="flex flex-wrap items-center gap-x-6 px-2 tablet:px-4">
        <Chips
          label={words.tools}
          chips={tools.map(({ key, name }) => ({ id: key, name }))}
          value={tools.some(({ key }) => key === tool) ? tool : 'loss'}
          onChange={onTool}
          className="min-w-0 max-desk:basis-full desk:flex-1"
        />
        <div className="flex items-center justify-between gap-1 pb-1.5 max-desk:basis-full desk:pt-1.5">
          <Button
            icon="undo"
            aria-disabled={!last}
            aria-label={last ? words.undoOf(describeDeed(last, standings)) : words.undo}
            onClick={() => deeds.undo(game)}
            className="px-3"
          >
            {words.undo}
          </Button>
          <Button look="quiet" icon="redo" aria-disabled={!next} onClick={() => deeds.redo(game)}>
            {next ? words.redoOf(describeDeed(next, standings)) : words.redo}
          </Button>
          <div role="group" aria-label={words.turn} className="flex items-center">
            <Button
              look="quiet"
              icon="minus"
              aria-disabled={table.turn <= 1}
              onClick={() => table.turn > 1 && act({ do: 'turn', by: -1 })}
              // On a phone undo takes a turn back, too.
              className="max-tablet:hidden"
            >
              {words.turnBack}
            </Button>
            <p className="text-center leading-none">
              <span className="block text-s text-ink-2">{words.turn}</span>
              <b className="figures text-l">{table.turn}</b>
            </p>
            <Button look="quiet" icon="add" onClick={() => act({ do: 'turn', by: 1 })}>
              {words.nextTurn}
            </Button>
          </div>
          <Button onClick={onEnd} className="px-3">
            {words.end}
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * What the rules ask for now and nobody has dealt with. On a phone one beside the other, so that the
 * dock never covers more than a third of the table; the edge of the next one shows that there is more.
 */
function Due({
  standings,
  names,
  table,
}: {
  readonly standings: readonly Standing[];
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly table: Table;
}) {
  const words = useWords(playWords);
  const { act } = useTable();
  const due = standings.flatMap(({ player, notices }) =>
    notices
      .filter(
        ({ id, piece }) => piece === undefined && !table.settled.has(settledKey(player.key, id)),
      )
      .map((notice) => ({ ...notice, side: player.key })),
  );
  if (due.length === 0) return null;
  return (
    <ul
      aria-label={words.due}
      className="snap-x snap-mandatory overflow-auto border-b border-hair bg-rubric-wash max-tablet:flex roomy:max-h-[calc(33dvh-6.5rem)] desk:roomy:max-h-[calc(33dvh-3.75rem)]"
    >
      {due.map(({ id, text, source, side }, at) => (
        <li
          key={`${side} ${id}`}
          className="flex animate-flash snap-start items-center gap-2 border-hair py-1 pr-2 pl-4 max-tablet:w-[calc(100%-1.5rem)] max-tablet:shrink-0 max-tablet:only:w-full max-tablet:not-first:border-l tablet:not-first:border-t"
        >
          <VerdictMark mood="broken" className="size-5" />
          <p className="min-w-0 flex-1 leading-tight font-bold">
            <span className="block text-s font-normal">
              {standings.length > 1 && <span>{names.find((one) => one.id === side)?.name}</span>}
              {due.length > 1 && (
                <span className="ml-2 first:ml-0 tablet:hidden">
                  {words.nthOf(at + 1, due.length)}
                </span>
              )}
            </span>
            {text}
            <span className="block text-s font-normal italic">{source}</span>
          </p>
          <Button
            aria-label={words.doneOf(text)}
            onClick={() => act({ do: 'settle', side, notice: id, on: true })}
            className="px-3"
          >
            {words.done}
          </Button>
        </li>
      ))}
    </ul>
  );
}

'use client';

import type { GridCell, Step } from '@/lib/odds/question';
import { useWords } from '../language/use-words';
import { nationOf } from './outcome-mark';
import type { Tinctures } from './tinctures';
import { oddsWords } from './words';

/** Each sign with what it stands for, in the order of the square. */
function legendOf(cells: readonly (readonly GridCell[])[]): readonly GridCell[] {
  return [...new Map(cells.flat().map((cell) => [cell.name, cell])).values()];
}

function Sign({ cell, tinctures }: { readonly cell: GridCell; readonly tinctures: Tinctures }) {
  const look =
    cell.gravity >= 3 ? 'bg-accent text-on-accent' : cell.gravity > 0 ? 'bg-wash text-accent' : '';
  return (
    <span
      aria-hidden
      data-nation={nationOf(cell, tinctures)}
      className={`grid h-7 place-items-center font-bold ${look}`}
    >
      {cell.sign}
    </span>
  );
}

/** Every pair of dice in a square: a real table, whose cells say in words what the signs stand for. */
export function GridStep({
  step,
  tinctures,
}: {
  readonly step: Extract<Step, { kind: 'grid' }>;
  readonly tinctures: Tinctures;
}) {
  const words = useWords(oddsWords);
  return (
    <div>
      <div className="overflow-x-auto [scrollbar-width:thin]" tabIndex={0} role="group">
        <table className="figures w-full max-w-136 table-fixed border-collapse text-s">
          <caption className="pb-1 text-left font-display leading-tight italic text-ink-2">
            {step.title} {words.against(step.rowName, step.columnName)}
          </caption>
          <thead>
            <tr>
              <td className="w-14" />
              {step.columns.map((head) => (
                <th key={head} scope="col" className="pb-0.5 leading-tight font-normal text-ink-2">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {step.cells.map((row, at) => (
              <tr key={step.rows[at]}>
                <th
                  scope="row"
                  className="pr-1 text-right font-normal whitespace-nowrap text-ink-2"
                >
                  {step.rows[at]}
                </th>
                {row.map((cell, column) => (
                  <td key={column} className="border border-hair p-0 text-center">
                    <Sign cell={cell} tinctures={tinctures} />
                    <span className="sr-only">{cell.name}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul aria-hidden className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-s">
        {legendOf(step.cells).map((cell) => (
          <li key={cell.name} className="flex items-center gap-1.5">
            <span className="w-7 border border-hair">
              <Sign cell={cell} tinctures={tinctures} />
            </span>
            {cell.name}
          </li>
        ))}
      </ul>
    </div>
  );
}

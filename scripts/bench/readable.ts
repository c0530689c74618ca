import { formatTable } from '../text-table';
import { type Figure, isReached } from './figure';
import type { Machine } from './machine';

/** Three figures are enough; larger numbers are told whole. */
function round(value: number): string {
  return value >= 100
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(3)));
}

function reachOf({ reach, unit }: Figure): string {
  if (!reach) return '';
  return 'most' in reach
    ? `at most ${round(reach.most)} ${unit}`
    : `at least ${round(reach.least)} ${unit}`;
}

/** The machine, and one line for each figure: what was measured, what is to be reached, whether it is. */
export function formatFigures(machine: Machine, figures: readonly Figure[]): string {
  const { processor, cores, memoryGiB, node, browser, load } = machine;
  const rows = figures.map((figure) => {
    const { what, value, unit, note } = figure;
    const measured = value === undefined ? 'not measured' : `${round(value)} ${unit}`;
    const isThere = isReached(figure);
    return [
      what,
      measured,
      reachOf(figure),
      isThere === undefined ? (note ?? '') : isThere ? 'yes' : 'no',
    ];
  });
  return (
    `${processor}, ${cores} cores, ${memoryGiB} GiB; Node ${node}, ${browser}; load ${load} at start\n\n` +
    formatTable([['What', 'Measured', 'Reach', 'Reached'], ...rows], [1])
  );
}

import type { Arrangement, DeskColumn } from '@/lib/desk/arrange';
import { useWords } from '../../language/use-words';
import { Icon } from '../../ui/icon';
import { deskWords } from '../words';
import { heads } from './columns';

export type Sort = NonNullable<Arrangement['sort']>;

/** What a press on a column's head does: upwards, downwards, and then as the rows came. */
function nextSort(sort: Sort | undefined, by: DeskColumn): Sort | undefined {
  if (sort?.by !== by) return { by, down: false };
  return sort.down ? undefined : { by, down: true };
}

function ariaSort(sort: Sort | undefined, by: DeskColumn) {
  if (sort?.by !== by) return 'none';
  return sort.down ? 'descending' : 'ascending';
}

/** The heads of the columns, by which rows are put in order. On a phone `SortField` does that. */
export function TableHead({
  sort,
  onSort,
}: {
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}) {
  const words = useWords(deskWords).table;
  return (
    <thead role="rowgroup" className="block border-b border-line max-tablet:sr-only">
      <tr role="row" className="desk-row py-0.5">
        {heads.map(({ id, area }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            aria-sort={ariaSort(sort, id)}
            className={`p-0 text-left font-normal ${area}`}
          >
            <button
              type="button"
              onClick={() => onSort(nextSort(sort, id))}
              className="-mx-1 inline-flex min-h-7 items-center gap-0.5 max-tablet:hidden desk:min-h-9 rounded-s px-1 text-s text-ink-2 hover:bg-well hover:text-ink in-aria-[sort=ascending]:font-bold in-aria-[sort=ascending]:text-ink in-aria-[sort=descending]:font-bold in-aria-[sort=descending]:text-ink"
            >
              {words.columns[id]}
              {sort?.by === id && <Icon name={sort.down ? 'down' : 'up'} className="size-4" />}
            </button>
            {/* No button where nobody would see that it has the focus. */}
            <span className="tablet:hidden">{words.columns[id]}</span>
          </th>
        ))}
        <th role="columnheader" scope="col" className={`p-0 ${'[grid-area:open]'}`}>
          <span className="sr-only">{words.more}</span>
        </th>
      </tr>
    </thead>
  );
}

import { useId } from 'react';
import { SelectField } from '../../ui/select-field';
import { heads } from './columns';
import type { Sort } from './table-head';

/** In which order rows stand, where there is no room for the heads of columns. */
export function SortField({
  sort,
  onSort,
}: {
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 tablet:hidden">
      <label htmlFor={id} className="text-ink-2">
        Order
      </label>
      <SelectField
        id={id}
        value={sort ? `${sort.by} ${sort.down ? 'down' : 'up'}` : ''}
        onChange={({ target }) => {
          const [by, way] = target.value.split(' ');
          const head = heads.find((one) => one.id === by);
          onSort(head && { by: head.id, down: way === 'down' });
        }}
      >
        <option value="">As they came</option>
        {heads.map(({ id: by, name }) => (
          <option key={by} value={`${by} up`}>
            {name}
          </option>
        ))}
        {heads.map(({ id: by, name }) => (
          <option key={`${by} down`} value={`${by} down`}>
            {name}, last first
          </option>
        ))}
      </SelectField>
    </div>
  );
}

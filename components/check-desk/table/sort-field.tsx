import { useId } from 'react';
import { useWords } from '../../language/use-words';
import { SelectField } from '../../ui/select-field';
import { deskWords } from '../words';
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
  const words = useWords(deskWords).table;
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 tablet:hidden">
      <label htmlFor={id} className="text-ink-2">
        {words.order}
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
        <option value="">{words.asTheyCame}</option>
        {heads.map(({ id: by }) => (
          <option key={by} value={`${by} up`}>
            {words.columns[by]}
          </option>
        ))}
        {heads.map(({ id: by }) => (
          <option key={`${by} down`} value={`${by} down`}>
            {words.lastFirst(words.columns[by])}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

import type { GlossaryTable as Table } from '@/lib/roster/glossary';
import { useWords } from '../language/use-words';
import { glossaryWords } from './words';

/** With more columns than this a chart may be wider than a phone, and scrolls for itself. */
const mostColumns = 5;

/** A chart of an entry; its first column names the row. */
export function GlossaryTable({ table, name }: { readonly table: Table; readonly name: string }) {
  const words = useWords(glossaryWords);
  return (
    <div
      className="mt-3 overflow-x-auto"
      {...(table.head.length > mostColumns && {
        role: 'region',
        'aria-label': words.table(name),
        tabIndex: 0,
      })}
    >
      <table className="figures border-collapse text-s leading-tight">
        <thead>
          <tr>
            {table.head.map((head, at) => (
              <th
                key={at}
                scope="col"
                className="border-b border-line py-1 pr-5 text-left align-bottom font-normal text-ink-2 last:pr-1"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th
                    key={column}
                    scope="row"
                    className="border-b border-hair py-1.5 pr-5 text-left font-medium"
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={column} className="border-b border-hair py-1.5 pr-5 last:pr-1">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

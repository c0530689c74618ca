import type { FigureTable } from '@/lib/rules/ruleset';
import { Sources } from './sources';

/** With more columns than this a table may be wider than its place, and then scrolls by itself. */
const mostColumns = 4;

/** In the order of Tab, so that the keyboard can scroll it. */
const scrolling = { className: 'overflow-x-auto [scrollbar-width:thin]', tabIndex: 0 };

/** Tables of figures that the list gives, such as chances. */
export function FigureTables({ tables }: { readonly tables: readonly FigureTable[] }) {
  return (
    <>
      {tables.map(({ name, head, rows, note, source }) => (
        <section key={name} aria-label={name}>
          <h2 className="font-display text-l leading-tight font-bold">{name}</h2>
          <div {...(head.length > mostColumns && scrolling)}>
            <table className="figures mt-1.5 w-full border-collapse">
              <thead>
                <tr>
                  {head.map((cell, at) => (
                    <th
                      key={at}
                      scope="col"
                      className="border-b border-line py-0.5 pl-2 text-right text-s leading-tight font-normal text-ink-2 first:pl-0 first:text-left"
                    >
                      {cell}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, at) => (
                  <tr key={at}>
                    {row.map((cell, column) => (
                      <td
                        key={column}
                        className={`border-b border-hair py-1 pl-2 text-right first:pl-0 first:text-left first:font-bold ${head.length > mostColumns ? 'whitespace-nowrap' : ''}`}
                      >
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {note !== undefined && <p className="mt-1 text-s leading-tight text-ink-2">{note}</p>}
          <Sources sources={[source]} />
        </section>
      ))}
    </>
  );
}

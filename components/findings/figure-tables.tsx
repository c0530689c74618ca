import type { FigureTable } from '@/lib/rules/ruleset';
import { Sources } from './sources';

/** Tables of figures that the list gives, such as chances. */
export function FigureTables({ tables }: { readonly tables: readonly FigureTable[] }) {
  return (
    <>
      {tables.map(({ name, head, rows, note, source }) => (
        <section key={name} aria-label={name}>
          <h2 className="font-display text-l leading-tight font-bold">{name}</h2>
          <table className="figures mt-1.5 w-full border-collapse">
            <thead>
              <tr>
                {head.map((cell, at) => (
                  <th
                    key={at}
                    scope="col"
                    className="border-b border-line py-0.5 text-right text-s leading-tight font-normal text-ink-2 first:text-left"
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
                      className="border-b border-hair py-1 text-right first:text-left first:font-bold"
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {note !== undefined && <p className="mt-1 text-s leading-tight text-ink-2">{note}</p>}
          <Sources sources={[source]} />
        </section>
      ))}
    </>
  );
}

/** One figure under its head. */
export interface Cell {
  readonly short: string;
  readonly name: string;
  readonly value: string;
  /** Only heroes have it: it stands on another ground. */
  readonly heroic?: boolean;
}

/** A named row of figures under their heads. */
export function FigureRow({
  name,
  note,
  cells,
}: {
  readonly name: string;
  readonly note?: string | undefined;
  readonly cells: readonly Cell[];
}) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="pb-1 text-left font-display leading-none italic text-ink-2">
          {name}
        </caption>
        <thead>
          <tr>
            {cells.map((cell, at) => (
              <th
                key={at}
                scope="col"
                title={cell.name}
                className={`border-b border-hair px-0.5 py-0.5 ${cells.length > 6 ? 'text-xs' : 'text-s'} font-normal text-ink-2 ${cell.heroic ? 'bg-well' : ''}`}
              >
                {cell.short}
                {cell.short !== cell.name && <span className="sr-only">: {cell.name}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {cells.map((cell, at) => (
              <td
                key={at}
                className={`figures px-0.5 py-0.5 text-center font-bold whitespace-nowrap ${cell.heroic ? 'bg-well' : ''}`}
              >
                {cell.value}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {note !== undefined && <p className="text-s text-ink-2">{note}</p>}
    </div>
  );
}

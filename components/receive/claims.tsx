import type { Both, Differences } from '@/lib/share/compare-said';
import { useWords } from '../language/use-words';
import { OwnWords } from '../ui/own-words';
import { VerdictMark } from '../ui/verdict';
import { receiveWords } from './words';

const fields = ['points', 'models', 'verdict', 'dataVersion'] as const;

/** Where what a list says of itself is not what comes out here, side by side. */
export function Claims({ differences }: { readonly differences: Differences }) {
  const words = useWords(receiveWords).claims;
  const shown = fields.flatMap((field) => {
    const both: Both<string | number> | undefined = differences[field];
    return both ? [{ name: words.rows[field], ...both }] : [];
  });
  const prices = differences.prices.size;
  return (
    <div className="border-y border-line bg-agree-wash px-3 py-2">
      <p className="flex gap-2 leading-tight font-bold">
        <VerdictMark mood="agree" className="size-5" />
        {words.title}
      </p>
      {shown.length > 0 && (
        <table className="mt-1 w-full border-collapse">
          <thead>
            <tr className="text-left text-s text-ink-2">
              <td />
              <th scope="col" className="py-0.5 pr-2 font-normal">
                {words.said}
              </th>
              <th scope="col" className="py-0.5 font-normal">
                {words.here}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, said, here }) => (
              <tr key={name} className="border-t border-hair leading-tight">
                <th scope="row" className="py-1 pr-2 text-left font-normal">
                  {name}
                </th>
                <td className="figures py-1 pr-2 wrap-anywhere">
                  <OwnWords>{String(said)}</OwnWords>
                </td>
                <td className="figures py-1 font-bold">{here}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-1 text-s leading-snug text-ink-2">
        {prices > 0 && `${words.prices(prices)} `}
        {words.text}
      </p>
    </div>
  );
}

import { useId } from 'react';
import type { Difference } from '@/lib/collection/difference';
import { useWords } from '../language/use-words';
import { Box } from '../ui/box';
import { OwnWords } from '../ui/own-words';
import type { Strangers } from './use-strangers';
import { collectionWords } from './words';

/** What would change, count by count; what stands on no roster here apart, to be asked for. */
export function Differences({ sorted }: { readonly sorted: Strangers }) {
  const words = useWords(collectionWords).incoming;
  const { isReady, known, strangers, isTaking, setTaking, nameOf } = sorted;
  const id = useId();
  if (!isReady) return <div aria-busy className="min-h-24" />;
  return (
    <>
      {known.length > 0 && <Table differences={known} nameOf={nameOf} />}
      {strangers.length > 0 && (
        <div className="grid gap-2">
          <p>{words.strangers(strangers.length)}</p>
          <Table differences={strangers} nameOf={nameOf} />
          <div className="flex gap-3">
            <Box id={id} checked={isTaking} onChange={({ target }) => setTaking(target.checked)} />
            <label htmlFor={id} className="cursor-pointer leading-tight">
              {words.takeStrangers}
            </label>
          </div>
        </div>
      )}
    </>
  );
}

function Table({
  differences,
  nameOf,
}: {
  readonly differences: readonly Difference[];
  readonly nameOf: (difference: Difference) => string;
}) {
  const words = useWords(collectionWords).incoming;
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line text-left text-s text-ink-2">
          <th scope="col" className="py-1 font-medium">
            {words.profile}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {words.now}
          </th>
          <th scope="col" className="py-1 pl-4 text-right font-medium">
            {words.then}
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr
            key={JSON.stringify([difference.ruleset, difference.profile])}
            className="border-b border-hair"
          >
            <th scope="row" className="py-1.5 text-left leading-tight font-normal wrap-anywhere">
              <OwnWords>{nameOf(difference)}</OwnWords>
            </th>
            <td className="figures py-1.5 text-right text-ink-2">{difference.now}</td>
            <td className="figures py-1.5 pl-4 text-right font-bold">{difference.then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

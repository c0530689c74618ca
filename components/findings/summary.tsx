import type { Checked } from '@/lib/rules/check';
import { useWords } from '../language/use-words';
import { BigPoints } from './big-points';
import { SummaryBody } from './summary-body';
import { findingsWords } from './words';

/** Points and legality: beside the list, on a phone below it. */
export function Summary({ checked }: { readonly checked: Checked }) {
  const words = useWords(findingsWords);
  return (
    <aside
      aria-label={words.name}
      className="border-t-[3px] border-line p-4 pb-32 tablet:overflow-y-auto tablet:border-t-0 tablet:border-l tablet:border-hair tablet:pb-6 desk:px-6"
    >
      <div className="max-tablet:hidden">
        <BigPoints view={checked.view} />
      </div>
      <SummaryBody checked={checked} />
    </aside>
  );
}

import type { Checked } from '@/lib/rules/check';
import { BigPoints } from './big-points';
import { SummaryBody } from './summary-body';

/** Points and legality: beside the list, on a phone below it. */
export function Summary({ checked }: { readonly checked: Checked }) {
  return (
    <aside
      aria-label="Points and legality"
      className="border-t-[3px] border-line p-4 pb-32 tablet:overflow-y-auto tablet:border-t-0 tablet:border-l tablet:border-hair tablet:pb-6 desk:px-6"
    >
      <div className="max-tablet:hidden">
        <BigPoints view={checked.view} />
      </div>
      <SummaryBody checked={checked} />
    </aside>
  );
}

'use client';

import type { Checked } from '@/lib/rules/check';
import { describeVerdict, verdictOf } from '@/lib/rules/verdict';
import { DoneLine } from '../builder/done-line';
import { Sheet } from '../ui/sheet';
import { SummaryBody } from './summary-body';
import { VerdictWords } from './verdict-words';

/** On a phone, the findings over the list. */
export default function FindingsSheet({
  checked,
  open,
  onClose,
}: {
  readonly checked: Checked;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      place="foot"
      title={describeVerdict(verdictOf(checked), checked.view.ruleset.speech)}
      heading={<VerdictWords checked={checked} />}
      foot={<DoneLine className="m-2" />}
    >
      <div className="px-4 pb-6">
        <SummaryBody checked={checked} hasVerdict={false} />
      </div>
    </Sheet>
  );
}

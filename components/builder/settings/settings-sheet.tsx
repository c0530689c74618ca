'use client';

import type { Checked } from '@/lib/rules/check';
import { VerdictWords } from '../../findings/verdict-words';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { PointsWords } from '../points-words';
import { SettingsForm } from './settings-form';

/** What the players agreed for this list, to be changed at any time. */
export default function SettingsSheet({
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
      title="Settings of this list"
      foot={
        <div className="flex items-center justify-between gap-3 border-t border-line bg-sheet px-4 py-2.5">
          <p className="grid gap-1 leading-none">
            <PointsWords view={checked.view} />
            <VerdictWords checked={checked} />
          </p>
          <Button look="solid" onClick={onClose}>
            Done
          </Button>
        </div>
      }
    >
      <SettingsForm view={checked.view} />
    </Sheet>
  );
}

'use client';

import type { Checked } from '@/lib/rules/check';
import { VerdictWords } from '../../findings/verdict-words';
import { useWords } from '../../language/use-words';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { PointsWords } from '../points-words';
import { SettingsForm } from './settings-form';
import { settingsWords } from './words';

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
  const words = useWords(settingsWords);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      foot={
        <div className="flex items-center justify-between gap-3 border-t border-line bg-sheet px-4 py-2.5">
          <p className="grid gap-1 leading-none">
            <PointsWords view={checked.view} />
            <VerdictWords checked={checked} />
          </p>
          <Button look="solid" onClick={onClose}>
            {words.done}
          </Button>
        </div>
      }
    >
      <SettingsForm view={checked.view} />
    </Sheet>
  );
}

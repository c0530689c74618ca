import type { Step } from '@/lib/odds/question';
import { Steps } from './steps';
import type { Tinctures } from './tinctures';

/** The steps behind a figure, one tap away. */
export function Derivation({
  title,
  steps,
  tinctures,
}: {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly tinctures: Tinctures;
}) {
  return (
    <details className="border-y border-hair">
      <summary className="flex min-h-(--touch) cursor-pointer items-center font-medium hover:bg-well">
        {title}
      </summary>
      <div className="pt-1 pb-4">
        <Steps steps={steps} tinctures={tinctures} />
      </div>
    </details>
  );
}

import { useWords } from '../language/use-words';
import { Button, ButtonLink } from '../ui/button';
import { shelfWords } from './words';

/** While lists are being chosen: how many, and the way to their pages. */
export function ChooseBar({
  chosen,
  onEnd,
}: {
  readonly chosen: ReadonlySet<string>;
  readonly onEnd: () => void;
}) {
  const words = useWords(shelfWords);
  const ids = [...chosen].map(encodeURIComponent).join(',');
  return (
    <div
      role="group"
      aria-label={words.printSeveralLists}
      data-foot="bar"
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-280 items-center gap-2 px-4 py-2 tablet:px-6">
        <p className="min-w-0 flex-1" aria-live="polite">
          {chosen.size === 0 ? words.choose : words.chosen(chosen.size)}
        </p>
        {chosen.size > 0 && (
          <ButtonLink href={`/print/?ids=${ids}`} look="solid" icon="print">
            {words.print}
          </ButtonLink>
        )}
        <Button onClick={onEnd}>{words.cancel}</Button>
      </div>
    </div>
  );
}

import { Icon } from '../ui/icon';

/** A mark of a piece, large enough for a thumb. */
export function MarkSwitch({
  name,
  isOn,
  isFixed,
  onSet,
}: {
  readonly name: string;
  readonly isOn: boolean;
  readonly isFixed: boolean;
  readonly onSet: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={isFixed || undefined}
      onClick={() => {
        if (!isFixed) onSet(!isOn);
      }}
      className="flex min-h-12 items-center justify-between gap-2 border border-edge bg-sheet px-3 text-left leading-tight font-medium hover:bg-well aria-disabled:cursor-default aria-pressed:border-ink aria-pressed:bg-wash aria-pressed:shadow-[inset_0_0_0_1px_var(--ink)]"
    >
      {name}
      {isOn && <Icon name="box" className="size-5" />}
    </button>
  );
}

import type { ComponentProps } from 'react';
import { Icon } from '../ui/icon';

/** The box of an option. One that cannot be ticked is dashed with a bar, and keeps its focus. */
export function OptionBox({
  isClosed,
  onToggle,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  readonly isClosed: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <span className="relative grid size-5.5 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-disabled={isClosed || undefined}
        onChange={() => {
          if (!isClosed) onToggle();
        }}
        className="peer absolute inset-0 m-0 cursor-[inherit] appearance-none rounded-s border-[1.5px] border-edge bg-sheet checked:border-accent checked:bg-accent aria-disabled:border-dashed aria-disabled:bg-transparent"
        {...rest}
      />
      <span className="pointer-events-none relative hidden text-on-accent peer-checked:block">
        <Icon name="box" className="size-4" />
      </span>
      {isClosed && (
        <span className="pointer-events-none relative text-ink-2">
          <Icon name="minus" className="size-3.5" />
        </span>
      )}
    </span>
  );
}

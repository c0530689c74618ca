import type { ComponentProps } from 'react';
import { Icon } from './icon';

/** A box to tick, filled with the accent when it is. Its name comes from a label. */
export function Box({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={`relative inline-grid size-6 shrink-0 place-items-center ${className}`}>
      <input
        type="checkbox"
        className="peer absolute inset-px m-0 cursor-pointer appearance-none rounded-s border-[1.5px] border-edge bg-sheet checked:border-(--accent,var(--ink)) checked:bg-(--accent,var(--ink)) aria-invalid:border-rubric"
        {...rest}
      />
      <span className="pointer-events-none relative hidden text-(--on-accent) peer-checked:block">
        <Icon name="box" className="size-4" />
      </span>
    </span>
  );
}

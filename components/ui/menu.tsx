'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonLook } from './button';
import type { IconName } from './icon';
import { placePopover } from './place-popover';
import { usePlacedAgain } from './use-placed-again';

export interface MenuItem {
  /** Where two can have the same label. */
  readonly id?: string;
  readonly label: string;
  /** How far it is set in, for what stands under something else. */
  readonly depth?: number;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
}

/**
 * A button that opens a short menu: the browser's popover, placed under the button, moved through
 * with the arrow keys, closed by Escape, by a choice or by a click elsewhere.
 */
export function Menu({
  label,
  icon = 'more',
  look = 'quiet',
  className = '',
  items,
}: {
  /** Name of the button, as "More for Rearguard at the bridge". */
  readonly label: string;
  readonly icon?: IconName;
  readonly look?: ButtonLook;
  readonly className?: string;
  /** Asked for when it opens: a page has many menus, and few are opened. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[]);
}): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  usePlacedAgain(open, button, popover);

  function step(event: KeyboardEvent) {
    const buttons = [
      ...(popover.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
    ];
    const at = buttons.findIndex((one) => one === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        look={look}
        icon={icon}
        className={className}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
      >
        {label}
      </Button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onKeyDown={step}
        onBeforeToggle={({ newState }) => {
          // There before it is shown, so that it is placed by its size.
          if (newState === 'open') flushSync(() => setDrawn(true));
        }}
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          setDrawn(opened);
          if (!opened) return;
          placePopover(button.current, popover.current);
          popover.current?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
        }}
        className="fixed m-0 max-h-[70dvh] max-w-[calc(100vw-1rem)] min-w-48 overflow-y-auto border border-line shaded-ends py-1 text-ink shadow-[0_12px_32px_-12px_#0007]"
      >
        {(isDrawn ? (typeof items === 'function' ? items() : items) : []).map((item) => (
          <button
            key={item.id ?? item.label}
            type="button"
            role="menuitem"
            disabled={item.disabled}
            onClick={() => {
              popover.current?.hidePopover();
              item.onSelect();
            }}
            {...(item.depth && { style: { paddingInlineStart: `${item.depth + 1}rem` } })}
            className="flex min-h-(--touch) w-full items-center px-4 text-left hover:bg-well focus-visible:bg-well disabled:text-edge"
          >
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}

'use client';

import { useState } from 'react';
import { Icon } from './icon';

/**
 * A count with minus and plus. At 1 the minus becomes Remove; the number can be typed (1 to `max`).
 * `what` names the thing: "Line Infantryman".
 */
export function Stepper({
  value,
  max,
  what,
  onStep,
  onRemove,
}: {
  readonly value: number;
  readonly max: number;
  readonly what: string;
  /** The wanted change, never to 0. */
  readonly onStep: (by: number) => void;
  readonly onRemove: () => void;
}) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const wanted = Math.round(Number(typed));
    if (typed !== undefined && Number.isFinite(wanted) && typed.trim() !== '') {
      const by = Math.max(1, Math.min(max, wanted)) - value;
      if (by !== 0) onStep(by);
    }
    setTyped(undefined);
  };
  const end =
    'grid h-full place-items-center rounded-s text-ink-2 hover:bg-well hover:text-ink active:bg-accent active:text-on-accent disabled:text-hair';
  return (
    <div
      role="group"
      aria-label={`Count of ${what}`}
      className="grid h-11 grid-cols-[2.75rem_2.5rem_2.75rem] items-center desk:h-9 desk:grid-cols-[2.25rem_2.5rem_2.25rem]"
    >
      <button
        type="button"
        className={end}
        aria-label={value > 1 ? `One ${what} fewer` : `Remove ${what}`}
        title={value > 1 ? undefined : `Remove ${what}`}
        onClick={() => (value > 1 ? onStep(-1) : onRemove())}
      >
        <Icon name={value > 1 ? 'minus' : 'close'} className={value > 1 ? 'size-4.5' : 'size-4'} />
      </button>
      <input
        aria-label={`Count of ${what}`}
        inputMode="numeric"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') setTyped(undefined);
        }}
        className="figures w-full rounded-s bg-transparent text-center text-[1.1875rem] font-bold"
      />
      <button
        type="button"
        className={end}
        aria-label={`One ${what} more`}
        disabled={value >= max}
        onClick={() => onStep(1)}
      >
        <Icon name="add" className="size-4.5" />
      </button>
    </div>
  );
}

'use client';

import { useState } from 'react';
import { useWords } from '../language/use-words';
import { Icon, type IconName } from './icon';
import { useRepeat } from './use-repeat';
import { uiWords } from './words';

/**
 * A count with minus and plus, which repeat while held. The number can be typed, from `min` to
 * `max`. With `onRemove`, the minus at `min` becomes Remove. `what` names the thing: "Line
 * Infantryman".
 */
export function Stepper({
  value,
  min = 1,
  max,
  what,
  onStep,
  onRemove,
}: {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly what: string;
  /** The wanted change, within `min` and `max`. */
  readonly onStep: (by: number) => void;
  readonly onRemove?: () => void;
}) {
  const words = useWords(uiWords);
  const isLeast = value <= min;
  return (
    <div
      role="group"
      aria-label={words.countOf(what)}
      className="grid h-11 grid-cols-[2.75rem_1.75rem_2.75rem] items-center tablet:h-9 tablet:grid-cols-[2.25rem_2rem_2.25rem]"
    >
      {/* One button for both, so that it keeps its focus on the way from 2 to 1. */}
      <End
        {...(isLeast && onRemove
          ? { icon: 'minus', name: words.remove(what), onPress: onRemove, mayRepeat: false }
          : {
              icon: 'minus',
              name: words.fewer(what),
              onPress: () => onStep(-1),
              mayRepeat: !isLeast,
              isAtEnd: isLeast,
            })}
      />
      <Count value={value} min={min} max={max} what={what} onStep={onStep} />
      <End
        icon="add"
        name={words.more(what)}
        onPress={() => onStep(1)}
        mayRepeat={value < max}
        isAtEnd={value >= max}
      />
    </div>
  );
}

/** One end. At its limit it stays where it is and keeps its focus, but does nothing. */
function End({
  icon,
  name,
  onPress,
  mayRepeat,
  isAtEnd = false,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly onPress: () => void;
  readonly mayRepeat: boolean;
  readonly isAtEnd?: boolean;
}) {
  const repeat = useRepeat(() => {
    if (!isAtEnd) onPress();
  }, mayRepeat);
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={isAtEnd || undefined}
      className="grid h-full touch-manipulation place-items-center rounded-s text-ink-2 select-none hover:bg-well hover:text-ink active:bg-accent active:text-on-accent aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-edge"
      {...repeat}
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}

function Count({
  value,
  min,
  max,
  what,
  onStep,
}: {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly what: string;
  readonly onStep: (by: number) => void;
}) {
  const words = useWords(uiWords);
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const wanted = Math.round(Number(typed));
    if (typed !== undefined && Number.isFinite(wanted) && typed.trim() !== '') {
      const by = Math.max(min, Math.min(max, wanted)) - value;
      if (by !== 0) onStep(by);
    }
    setTyped(undefined);
  };
  return (
    <input
      aria-label={words.countOf(what)}
      inputMode="numeric"
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape') setTyped(undefined);
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        setTyped(undefined);
        if (value + by >= min && value + by <= max) onStep(by);
      }}
      className="figures h-full w-full min-w-0 rounded-s bg-transparent p-0 text-center text-[1.1875rem] font-bold"
    />
  );
}

'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useWords } from '../language/use-words';
import { Icon, type IconName } from './icon';
import { useRepeat } from './use-repeat';
import { wholeNumber } from './whole-number';
import { uiWords } from './words';

/** Whether a number that is typed counts with every key, or once it is done. */
export type Typing = 'counts' | 'waits';

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
  typing = 'waits',
  onStep,
  onRemove,
}: {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly what: string;
  readonly typing?: Typing;
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
      <Count value={value} min={min} max={max} what={what} typing={typing} onStep={onStep} />
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

/** The number itself, to be typed. What is no whole number in its bounds is refused, and said. */
function Count({
  value,
  min,
  max,
  what,
  typing,
  onStep,
}: {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly what: string;
  readonly typing: Typing;
  readonly onStep: (by: number) => void;
}) {
  const words = useWords(uiWords);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  /** What the number was when typing began. */
  const [before, setBefore] = useState(value);
  const [isRefused, setRefused] = useState(false);
  const goTo = (wanted: number) => {
    if (wanted !== value) onStep(wanted - value);
  };
  const type = (text: string) => {
    const start = typed === undefined ? value : before;
    setBefore(start);
    setTyped(text);
    setRefused(false);
    if (typing === 'counts') goTo(wholeNumber(text, min, max) ?? start);
  };
  /** What it was made already by typing, where every key counts. */
  const given =
    typing === 'counts' && typed !== undefined
      ? (wholeNumber(typed, min, max) ?? before)
      : undefined;
  const leave = (number: number) => {
    setTyped(undefined);
    setRefused(false);
    // Another tab may have made it something else since: that stays.
    if (given === undefined || (number !== given && value === given)) goTo(number);
  };
  const take = () => {
    if (typed === undefined) return;
    const wanted = typed.trim() === '' ? before : wholeNumber(typed, min, max);
    if (wanted === undefined) setRefused(true);
    else leave(wanted);
  };
  const takeInTime = useEffectEvent(() => {
    const wanted = wholeNumber(typed ?? '', min, max);
    if (wanted !== undefined) leave(wanted);
  });
  useEffect(() => {
    // A page that is left with the number still in the field.
    window.addEventListener('pagehide', takeInTime);
    return () => window.removeEventListener('pagehide', takeInTime);
  }, []);
  return (
    <span className="relative h-full">
      <input
        aria-label={words.countOf(what)}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        inputMode="numeric"
        value={typed ?? String(value)}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape' && typed !== undefined) leave(before);
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          setTyped(undefined);
          setRefused(false);
          if (value + by >= min && value + by <= max) onStep(by);
        }}
        className="figures h-full w-full min-w-0 rounded-s bg-transparent p-0 text-center text-[1.1875rem] font-bold aria-invalid:text-rubric"
      />
      {isRefused && (
        <span
          id={id}
          role="alert"
          className="absolute top-full right-0 z-10 w-max max-w-48 border border-rubric bg-sheet px-2 py-1 text-s leading-tight font-medium text-rubric"
        >
          {words.wholeNumber(min, max)}
        </span>
      )}
    </span>
  );
}

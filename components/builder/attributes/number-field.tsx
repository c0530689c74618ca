import { useWords } from '../../language/use-words';
import { Icon, type IconName } from '../../ui/icon';
import { useRepeat } from '../../ui/use-repeat';
import type { ControlProps } from './attribute-field';
import { readNumber, stepFrom, writeValue } from './attribute-values';
import { attributesWords } from './words';

/** A number to type or to step; while nothing is said, what holds by default stands in it, paler. */
export function NumberField({ attribute, value, control, onSay }: ControlProps<'number'>) {
  const words = useWords(attributesWords);
  const { label, min, max, initial } = attribute;
  const now = typeof value === 'number' ? value : initial;
  const step = (by: number) => onSay(stepFrom(attribute, value, by));
  return (
    <div className="grid h-11 grid-cols-[2.75rem_3rem_2.75rem] items-center tablet:h-9 tablet:grid-cols-[2.25rem_3rem_2.25rem]">
      <Step
        icon="minus"
        name={words.oneLess(label)}
        isAtEnd={now !== undefined && now <= min}
        onPress={() => step(-1)}
      />
      <input
        {...control}
        inputMode="numeric"
        autoComplete="off"
        value={writeValue(value)}
        placeholder={writeValue(initial) || (max === undefined ? '' : `${min}–${max}`)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onSay(readNumber(target.value), true)}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          step(by);
        }}
        className="figures h-full w-full min-w-0 rounded-s border border-edge bg-sheet p-0 text-center text-[1.1875rem] font-bold placeholder:font-normal placeholder:italic aria-invalid:border-rubric aria-invalid:text-rubric"
      />
      <Step
        icon="add"
        name={words.oneMore(label)}
        isAtEnd={now !== undefined && max !== undefined && now >= max}
        onPress={() => step(1)}
      />
    </div>
  );
}

/** One end. At the end of the range it keeps its place and focus, but does nothing. */
function Step({
  icon,
  name,
  isAtEnd,
  onPress,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}) {
  const repeat = useRepeat(() => {
    if (!isAtEnd) onPress();
  }, !isAtEnd);
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

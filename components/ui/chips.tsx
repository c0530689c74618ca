/** One of a few, as words in a row; on a narrow screen the row scrolls and fades at its end. */
export function Chips<T extends string>({
  label,
  chips,
  value,
  onChange,
  className = '',
}: {
  readonly label: string;
  readonly chips: readonly { readonly id: T; readonly name: string }[];
  readonly value: T;
  readonly onChange: (id: T) => void;
  readonly className?: string;
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className={`flex gap-1.5 overflow-x-auto p-1 pr-8 [mask-image:linear-gradient(90deg,#000_calc(100%-2rem),transparent)] [scrollbar-width:none] ${className}`}
    >
      {chips.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className="min-h-(--touch) rounded-s border border-transparent px-3 pt-[.12em] font-medium whitespace-nowrap text-ink-2 hover:bg-well aria-pressed:border-edge aria-pressed:bg-sheet aria-pressed:text-ink tablet:min-h-9"
        >
          {name}
        </button>
      ))}
    </div>
  );
}

import { Box } from '../ui/box';

/** A box to tick with its words, the whole of it the target. */
export function FilterBox({
  label,
  title,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly title?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label
      title={title}
      className="flex min-h-9 cursor-pointer items-center gap-2 text-s max-desk:min-h-(--touch)"
    >
      <Box checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

/** A text of several lines, to be read and copied. */
export function WholeText({
  label,
  text,
  rows,
}: {
  readonly label: string;
  readonly text: string;
  /** Lines that are seen at first. */
  readonly rows: number;
}) {
  return (
    <textarea
      readOnly
      aria-label={label}
      value={text}
      rows={rows}
      className="field block resize-y py-2 text-s leading-snug"
    />
  );
}

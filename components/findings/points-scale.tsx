/** Steps that read well, for a scale of four or five marks. */
function stepOf(cap: number): number {
  const rough = cap / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 2.5, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? cap;
}

/** Marks from 0 to the cap, which stands out; in percent of the bar, that grows with the total. */
export function marksOf(
  points: number,
  cap: number,
): readonly { readonly value: number; readonly at: number }[] {
  const whole = Math.max(points, cap);
  const step = stepOf(cap);
  const marks = [];
  // One that would run into the cap's own is left out.
  for (let value = 0; value < cap - step / 2; value += step)
    if (Number.isInteger(value)) marks.push({ value, at: (value / whole) * 100 });
  return [...marks, { value: cap, at: (cap / whole) * 100 }];
}

/** The scale under a bar. */
export function PointsScale({ points, cap }: { readonly points: number; readonly cap: number }) {
  const marks = marksOf(points, cap);
  return (
    <div aria-hidden className="figures relative mt-1 h-5 text-xs text-ink-2">
      {marks.map(({ value, at }) => (
        <span
          key={value}
          className={`absolute leading-none ${value === cap ? 'font-bold text-ink' : ''}`}
          style={{ left: `${at}%`, translate: `${-at}% 0` }}
        >
          {value}
        </span>
      ))}
    </div>
  );
}

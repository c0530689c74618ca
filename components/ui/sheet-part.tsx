import type { ReactNode } from 'react';

/** A part of a sheet under its title: what it is, a field of it, and what can be done with it. */
export function SheetPart({
  title,
  words,
  field,
  children,
}: {
  readonly title: string;
  readonly words: string;
  readonly field?: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}) {
  return (
    <section className="border-t border-hair pt-3">
      <h3 className="font-display text-l leading-tight font-bold">{title}</h3>
      <p className="text-s leading-snug text-ink-2">{words}</p>
      {field && <div className="mt-2">{field}</div>}
      {children && <div className="mt-2 flex flex-wrap gap-2 max-tablet:*:flex-1">{children}</div>}
    </section>
  );
}

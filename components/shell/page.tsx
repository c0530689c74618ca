import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Main } from './main';

/** `sheet` = as wide as a sheet of print; `table` = with room for a table of many columns. */
export type Measure = 'sheet' | 'table';

const widths: Readonly<Record<Measure, string>> = { sheet: 'max-w-280', table: 'max-w-348' };

/** The page under the masthead: its main part and the foot. */
export function Page({
  measure = 'sheet',
  children,
}: {
  readonly measure?: Measure;
  readonly children: ReactNode;
}) {
  return (
    <>
      <Main
        className={`mx-auto min-h-[calc(100dvh-5.5rem)] ${widths[measure]} px-4 pt-6 pb-12 tablet:min-h-[calc(100dvh-3.5rem)] tablet:px-6 tablet:pt-8`}
      >
        {children}
      </Main>
      <Footer width={widths[measure]} />
    </>
  );
}

/** Title, a line under it, and what one can do here, over the printer's rule. */
export function PageHead({
  title,
  children,
  actions,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div className="oxford mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-4">
      <div className="min-w-0">
        <h1>{title}</h1>
        {children && <div className="mt-2 max-w-176 text-ink-2">{children}</div>}
      </div>
      {actions}
    </div>
  );
}

/** The buttons of a page's head; on a phone they share the width. */
export function HeadActions({
  isPending = false,
  children,
}: {
  /** Which of them there are is not known yet: their room is kept. */
  readonly isPending?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={`flex gap-2 max-tablet:w-full max-tablet:*:flex-1 max-tablet:*:px-2 ${isPending ? 'invisible' : ''}`}
    >
      {children}
    </div>
  );
}

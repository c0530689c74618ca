/*
 * Where the keyboard goes when what it was on is gone. Rows and findings are found in the page by
 * their data attributes, because it is the page's order that a person moves through.
 */

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function find(selector: string): HTMLElement | undefined {
  const dialogs = [...document.getElementsByTagName('dialog')];
  // Behind an open sheet nothing can have the focus.
  const home = dialogs.filter((dialog) => dialog.matches(':modal')).at(-1) ?? document;
  return [...home.querySelectorAll<HTMLElement>(selector)].find(isShown);
}

/** Puts the focus on the first shown element of the first selector that has one. */
export function focusOn(...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const element = find(selector);
    if (!element) continue;
    element.focus();
    return;
  }
}

/** The row of an entry: the button with its name. */
export function rowSelector(key: string): string {
  return `[data-row="${CSS.escape(key)}"] [data-row-name]`;
}

/** Where the list begins for the keyboard when it has no row. */
export const emptySelector = '[data-roster-search], [data-add]';

/** The key of the entry shown after this one, or before it when it is the last. */
export function neighbourOf(key: string): string | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.dataset['row'] === key);
  return (rows[at + 1] ?? rows[at - 1])?.dataset['row'];
}

/** The verdict, which stands above the findings. */
export const verdictSelector = '[data-verdict]';

/** What to press in the finding at this place, or the finding itself. */
export function findingSelectors(at: number): readonly string[] {
  return [`[data-finding="${at}"] [data-fix]`, `[data-finding="${at}"]`];
}

/** What an entry is dragged by. */
export function handleSelector(key: string): string {
  return `[data-row="${CSS.escape(key)}"] [data-handle]`;
}

/** What folds and shows a group. */
export function groupSelector(id: string): string {
  return `[data-group="${CSS.escape(id)}"] [data-group-toggle]`;
}

/** The control of what an entry says of itself, in its opened row. */
export function attributeSelector(key: string, attribute: string): string {
  const own = `[data-attribute="${CSS.escape(attribute)}"]`;
  return `[data-row="${CSS.escape(key)}"] ${own} :is(input, select)`;
}

/**
 * Remembers where the focus is, before a change; what it gives, called after it, leads the focus to
 * what is near when the change took away what it was on. Undo may take away anything.
 */
export function keepFocus(): () => void {
  const { activeElement: was, body } = document;
  if (!was || was === body) return () => undefined;
  const row = was.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const next = row === undefined ? undefined : neighbourOf(row);
  const rows = [row, next].flatMap((key) => (key === undefined ? [] : rowSelector(key)));
  const rest = was.matches('[data-kind]')
    ? [emptySelector, verdictSelector]
    : [verdictSelector, emptySelector];
  return () => {
    if (was.isConnected) return;
    if (document.activeElement === body) focusOn(...rows, ...rest, 'h2[tabindex]');
  };
}

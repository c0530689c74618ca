import { formatDocument } from '../roster/document';
import type { Extra, List } from '../roster/list';
import type { Form } from './found';
import { sameJson } from './same-json';

function withoutExtra<T extends { readonly extra?: Extra }>(part: T): Omit<T, 'extra'> {
  const copy: Omit<T, 'extra'> & { extra?: Extra } = { ...part };
  delete copy.extra;
  return copy;
}

/** The list without fields that this version does not know, as links and texts carry it. */
function known(list: List): List {
  const groups = list.groups.map((group) => ({
    ...withoutExtra(group),
    entries: group.entries.map(withoutExtra),
  }));
  return { ...withoutExtra(list), groups };
}

/** Whether a list has fields that this version does not know: codes and texts leave them behind. */
export function hasUnknownFields({ extra, groups }: List): boolean {
  return (
    extra !== undefined ||
    groups.some((group) => group.extra !== undefined || group.entries.some((e) => e.extra))
  );
}

/**
 * Whether a list that came in this form is the same as one that is there, to the last note. What
 * the form cannot carry does not count.
 */
export function isSameList(came: List, form: Form, there: List): boolean {
  if (came.ruleset !== there.ruleset || came.nation !== there.nation || came.name !== there.name)
    return false;
  const isWhole = form !== 'code' && form !== 'text';
  const other = isWhole ? there : known(there);
  return sameJson(formatDocument(came), formatDocument(other));
}

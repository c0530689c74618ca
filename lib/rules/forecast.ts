import { applyEdits, type Edit } from '../roster/edit';
import type { Profile } from '../roster/profile';
import { errorsOf } from './check';
import type { Finding } from './finding';
import { type View, viewList, viewWith } from './view';

/** Errors that the second view has and the first had not. */
function newErrors(before: ReadonlyMap<string, Finding>, after: View): readonly Finding[] {
  return [...errorsOf(after)].filter(([id]) => !before.has(id)).map(([, finding]) => finding);
}

/**
 * What adding one of each profile would break, said before the click: for a profile that would
 * break nothing, nothing. A limit that is already over counts as broken when adding makes it worse.
 */
export function forecastProfiles(
  view: View,
  profiles: Iterable<Profile>,
): ReadonlyMap<string, Finding> {
  const before = errorsOf(view);
  const result = new Map<string, Finding>();
  for (const profile of profiles) {
    const after = errorsOf(viewWith(view, profile));
    for (const [id, finding] of after) {
      const was = before.get(id);
      if (was && worth(was) >= worth(finding)) continue;
      result.set(profile.id, finding);
      break;
    }
  }
  return result;
}

/** By how much a limit is exceeded, for findings that say so. */
function worth(finding: Finding): number {
  const over = finding.params['over'];
  return typeof over === 'number' ? over : Number.POSITIVE_INFINITY;
}

/** What these edits would newly break. */
export function forecastEdits(view: View, edits: readonly Edit[]): readonly Finding[] {
  const after = viewList(applyEdits(view.list, edits).list, view.ruleset);
  return newErrors(errorsOf(view), after);
}

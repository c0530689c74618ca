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
 * What adding one of each profile to a group (the first one when none is named) would break, said before the click: for a profile that would
 * break nothing, nothing. What it breaks about entries comes before what it breaks about the whole
 * list, and a limit of entries that is over already counts as broken when adding makes it worse.
 */
export function forecastProfiles(
  view: View,
  profiles: Iterable<Profile>,
  group?: string,
): ReadonlyMap<string, Finding> {
  const before = errorsOf(view);
  const result = new Map<string, Finding>();
  for (const profile of profiles) {
    const broken = [
      ...errorsOf(viewWith(view, profile, group === undefined ? {} : { group })),
    ].flatMap(([id, finding]) => {
      const was = before.get(id);
      const isWorse = isSpecific(finding) && was && worth(was) < worth(finding);
      return !was || isWorse ? [finding] : [];
    });
    const worst = broken.find(isSpecific) ?? broken[0];
    if (worst) result.set(profile.id, worst);
  }
  return result;
}

function isSpecific({ subjects }: Finding): boolean {
  return subjects.length > 0;
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

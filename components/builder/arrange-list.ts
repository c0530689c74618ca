import type { Entry, Group } from '@/lib/roster/list';
import { type Finding } from '@/lib/rules/finding';
import { reasonOf } from '@/lib/rules/check';
import type { Checked } from '@/lib/rules/check';
import type { Section } from '@/lib/rules/ruleset';

/** What is wrong with an entry, for its row. */
export type Faults = ReadonlyMap<Entry, string>;

/** The entries of one heading in one group. */
export interface ArrangedSection {
  /** Nothing for entries whose profile the ruleset does not have. */
  readonly section?: Section;
  readonly entries: readonly Entry[];
  readonly models: number;
  readonly points: number;
}

export interface ArrangedGroup {
  readonly group: Group;
  readonly sections: readonly ArrangedSection[];
}

interface Sum {
  entries: Entry[];
  models: number;
  points: number;
}

/** The list as it is shown: each group under the headings of the roster, in their order. */
export function arrangeList({ view }: Checked): readonly ArrangedGroup[] {
  const { list, ruleset, units, strangers } = view;
  const groups = new Map(
    list.groups.map(({ id }) => [
      id,
      { bySection: new Map<string, Sum>(), unknown: [] as Entry[] },
    ]),
  );
  for (const { group, entry, profile, models, points } of units) {
    const bySection = groups.get(group)?.bySection;
    const sum = bySection?.get(profile.section) ?? { entries: [], models: 0, points: 0 };
    sum.entries.push(entry);
    sum.models += models;
    sum.points += points;
    bySection?.set(profile.section, sum);
  }
  for (const { group, entry } of strangers) groups.get(group)?.unknown.push(entry);
  return list.groups.map((group) => {
    const arranged = groups.get(group.id);
    const unknown = arranged?.unknown ?? [];
    const known = ruleset.sections.flatMap((section): readonly ArrangedSection[] => {
      const sum = arranged?.bySection.get(section.id);
      return sum ? [{ section, ...sum }] : [];
    });
    return {
      group,
      sections: [
        ...known,
        ...(unknown.length > 0 ? [{ entries: unknown, models: 0, points: 0 }] : []),
      ],
    };
  });
}

function entryOf({ view }: Checked, subject: Finding['subjects'][number]): Entry | undefined {
  const group = view.list.groups.find(({ id }) => id === subject.group);
  return subject.entry === undefined ? undefined : group?.entries[subject.entry];
}

/**
 * For each entry that breaks a rule, which one, in a few words; the first of several. Findings that
 * are not said at the rows are left out.
 */
export function faultsOf(
  checked: Checked,
  isSaidHere: (finding: Finding) => boolean = () => true,
): Faults {
  const faults = new Map<Entry, string>();
  for (const finding of checked.findings) {
    if (finding.severity !== 'error' || !isSaidHere(finding)) continue;
    const reason = reasonOf(checked.view.ruleset, finding);
    for (const subject of finding.subjects) {
      const entry = entryOf(checked, subject);
      if (entry && !faults.has(entry)) faults.set(entry, reason);
    }
  }
  return faults;
}

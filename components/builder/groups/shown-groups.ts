import { type Branch, groupTree } from '@/lib/roster/group-tree';
import type { Entry, Group } from '@/lib/roster/list';
import { type Checked, metersOf } from '@/lib/rules/check';
import type { Finding } from '@/lib/rules/finding';
import { formOf, groupName, groupWord } from '@/lib/rules/group-name';
import type { Meter } from '@/lib/rules/rule';
import type { GroupForm } from '@/lib/rules/ruleset';
import { type Size, sizeOf } from '@/lib/rules/size-words';

export type GroupLimit = Extract<Meter, { kind: 'limit' }>;

/** A group as the list shows it, with those under it. */
export interface ShownGroup {
  readonly group: Group;
  /** "Picton", or "Command 2" for one without a name. */
  readonly name: string;
  /** The ruleset's word for its kind. */
  readonly word: string;
  /** Its name says nothing of its kind. */
  readonly isOwnName: boolean;
  readonly form: GroupForm | undefined;
  readonly depth: number;
  readonly entries: readonly Entry[];
  /** Of it and of all under it. */
  readonly size: Size;
  readonly limits: readonly GroupLimit[];
  /** What is wrong with the group itself. */
  readonly findings: readonly Finding[];
  readonly under: readonly ShownGroup[];
}

/** The group that a finding is about, where its rule looks at each group for itself. */
export function groupOfFinding({ params }: Finding): string | undefined {
  const group = params['ofGroup'];
  return typeof group === 'string' ? group : undefined;
}

function by<T>(items: readonly T[], groupOf: (item: T) => string | undefined) {
  const groups = new Map<string | undefined, T[]>();
  for (const item of items) {
    const group = groupOf(item);
    const same = groups.get(group);
    if (same) same.push(item);
    else groups.set(group, [item]);
  }
  return (id: string): readonly T[] => groups.get(id) ?? [];
}

function plus(a: Size, b: Size): Size {
  return { units: a.units + b.units, models: a.models + b.models };
}

/** The list as its groups, in their chain of command. */
export function shownGroups(checked: Checked): readonly ShownGroup[] {
  const { view, findings } = checked;
  const { list, ruleset } = view;
  const limits = metersOf(view).filter((meter) => meter.kind === 'limit');
  const limitsOf = by(limits, ({ group }) => group);
  const findingsOf = by(findings, groupOfFinding);
  const unitsOf = by(view.units, ({ group }) => group);

  function show({ group, depth, under }: Branch): ShownGroup {
    const below = under.map(show);
    const name = groupName(ruleset, list, group);
    const word = groupWord(ruleset, group);
    return {
      group,
      name,
      word,
      isOwnName: !name.startsWith(word),
      form: formOf(ruleset, group),
      depth,
      entries: group.entries,
      size: below.reduce((all, { size }) => plus(all, size), sizeOf(unitsOf(group.id))),
      limits: limitsOf(group.id),
      findings: findingsOf(group.id),
      under: below,
    };
  }
  return groupTree(list).map(show);
}

/** Whether the head of a group has nothing new to say: all of it is made anew with every state of the list. */
export function looksSame(a: ShownGroup, b: ShownGroup): boolean {
  return (
    a.group === b.group &&
    a.name === b.name &&
    a.word === b.word &&
    a.depth === b.depth &&
    a.size.units === b.size.units &&
    a.size.models === b.size.models &&
    a.under.length === b.under.length &&
    a.limits.length === b.limits.length &&
    a.limits.every(
      ({ id, value }, at) => id === b.limits[at]?.id && value === b.limits[at].value,
    ) &&
    a.findings.length === b.findings.length &&
    a.findings.every((finding, at) => saysSame(finding, b.findings[at]))
  );
}

function saysSame(a: Finding, b: Finding | undefined): boolean {
  return (
    a.rule === b?.rule &&
    a.severity === b.severity &&
    JSON.stringify(a.params) === JSON.stringify(b.params)
  );
}

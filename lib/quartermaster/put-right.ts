import { type Edit, applyEdits } from '../roster/edit';
import { checkView, errorsOf, stillStands } from '../rules/check';
import { type View, viewList } from '../rules/view';

/** A list with what is no matter of models put right, and the edits that did it. */
export interface PutRight {
  readonly view: View;
  readonly edits: readonly Edit[];
  /** Models of entries that no roster knows and that had to go. */
  readonly strangers: number;
}

/**
 * What can be put right without a choice: values of settings and attributes that do not count, by the
 * first way that their own rules know, and entries that no roster has, which no legal list can keep.
 */
export function putRight(start: View): PutRight {
  let view = start;
  const edits: Edit[] = [];
  const apply = (more: readonly Edit[]) => {
    edits.push(...more);
    view = viewList(applyEdits(view.list, more).list, view.ruleset);
  };
  for (const rule of start.ruleset.rules) {
    if (rule.severity !== 'error' || rule.bounds) continue;
    for (const finding of checkView(view).findings) {
      if (finding.rule !== rule.id || finding.severity !== 'error') continue;
      const [way] = [...(rule.propose?.(view, finding) ?? [])];
      if (!way || !way.every(isOfValues)) continue;
      const after = viewList(applyEdits(view.list, way).list, view.ruleset);
      if (!stillStands(after, finding) && errorsOf(after).size < errorsOf(view).size) apply(way);
    }
  }
  const strangers = view.strangers.reduce((sum, { entry }) => sum + entry.count, 0);
  apply(view.strangers.map(({ entry }): Edit => ({ do: 'remove', key: entry.key })));
  return { view, edits, strangers };
}

function isOfValues(edit: Edit): boolean {
  return edit.do === 'attribute' || (edit.do === 'setting' && edit.value === undefined);
}

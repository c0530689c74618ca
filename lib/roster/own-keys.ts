import type { Edit } from './edit';
import type { Entry } from './list';

/**
 * The same edits with the keys of added entries and the ids of added groups from elsewhere, so that
 * two tabs never share one.
 */
export function withOwnKeys(edits: readonly Edit[], newKey: () => string): readonly Edit[] {
  const keys = new Map<string, string>();
  const ids = new Map<string, string>();
  const renew = (known: Map<string, string>, old: string) => {
    const own = newKey();
    known.set(old, own);
    return own;
  };
  const keyOf = (key: string) => keys.get(key) ?? key;
  const idOf = (id: string) => ids.get(id) ?? id;
  const withOwnKey = (entry: Entry): Entry => ({ ...entry, key: renew(keys, entry.key) });
  return edits.map((edit): Edit => {
    switch (edit.do) {
      case 'add':
        return { ...edit, group: idOf(edit.group), entry: withOwnKey(edit.entry) };
      case 'move':
        return { ...edit, group: idOf(edit.group), key: keyOf(edit.key) };
      case 'add-group': {
        const { parent, ...group } = edit.group;
        return {
          ...edit,
          group: {
            ...group,
            id: renew(ids, group.id),
            ...(parent !== undefined && { parent: idOf(parent) }),
            entries: group.entries.map(withOwnKey),
          },
        };
      }
      case 'remove-group':
      case 'move-group':
        return { ...edit, id: idOf(edit.id) };
      case 'group':
        return edit.field === 'parent' && edit.value !== undefined
          ? { ...edit, id: idOf(edit.id), value: idOf(edit.value) }
          : { ...edit, id: idOf(edit.id) };
      default:
        return 'key' in edit ? { ...edit, key: keyOf(edit.key) } : edit;
    }
  });
}

import { withArticle } from '@/lib/rules/english';
import { area } from '../../language/area';
import { limitWords } from './limit-words';

/** Groups of a list and their chain of command. `kind` = a kind of group in the ruleset's words. */
export const groupsWords = area('groups', {
  add: (kind: string) => `Add ${withArticle(kind.toLowerCase())}`,
  addUnder: (kind: string) => `Add a ${kind.toLowerCase()} under it`,
  addUnits: (name: string) => `Add units to ${name}`,
  limit: limitWords,
  empty: 'nobody in it yet',
  isTarget: 'the roster adds here',
  nameOf: (name: string) => `Name of ${name}`,
  more: (name: string) => `More for ${name}`,
  rename: 'Rename',
  kindAndPlace: 'Kind and place',
  copy: (kind: string) => `Copy the ${kind.toLowerCase()}`,
  copyAll: (kind: string) => `Copy the ${kind.toLowerCase()} and all under it`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  removeAlone: 'Remove it alone',
  remove: 'Remove',
  removeAll: 'Remove it and all under it',
  kind: 'Kind',
  under: 'Under',
  nobody: 'Nobody',
  done: 'Done',
  /** What undo calls these, and what is said of them. */
  deeds: {
    add: (name: string) => `Add ${name}`,
    added: (name: string) => `Added ${name}`,
    copy: (name: string) => `Copy ${name}`,
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `Removed ${name}`,
    moveUp: (name: string) => `Move ${name} up`,
    movedUp: (name: string) => `Moved ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    movedDown: (name: string) => `Moved ${name} down`,
    rename: (kind: string) => `Rename the ${kind.toLowerCase()}`,
  },
});

import { area } from '../../language/area';

/** What players agreed for a list, changed later. */
export const settingsWords = area('settings', {
  title: 'Settings of this list',
  done: 'Done',
  nation: 'Nation',
  nationHelp: 'What is in the list stays; findings say what does not belong to the new nation.',
  /** What undo calls a change. */
  change: 'Change the settings',
});

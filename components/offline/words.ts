import { sentence, word } from '@/lib/rules/english';

const size = new Intl.NumberFormat('en-GB', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** What the site says about being kept, in English. */
export const words = {
  newer: 'A new version is ready.',
  newerConsequence: 'This page loads again; other tabs stay as they are.',
  useIt: 'Use it',
  later: 'Later',
  onlyHere: 'Some of your edits are in this page only. Save the list as a file first.',
  ready: 'Opens without a network.',
  stored: (bytes: number) => `${size.format(bytes / 1_000_000)} stored on this device,`,
  safe: 'safe from being cleared by the browser.',
  unsafe: 'which the browser may clear when room runs short.',
  backup: (moment: string) => `Last backup: ${moment}.`,
  noBackup: 'No backup yet.',
  backupDue: (fresh: number) =>
    `${sentence(word(fresh))} ${fresh === 1 ? 'list is' : 'lists are'} in no backup.`,
  backUp: 'Back up',
  notNow: 'Not now',
  install: 'Install',
  installHint: 'Muster Roll then opens from your device like any other program.',
} as const;

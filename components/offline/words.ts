import { sentence, word } from '@/lib/rules/english';
import { area } from '../language/area';

/** That the site is kept on the device, how safe that is, and newer versions of it. */
export const offlineWords = area('offline', {
  newer: {
    title: 'New version',
    ready: 'A new version is ready.',
    consequence: 'This page loads again; other tabs stay as they are.',
    use: 'Use it',
    later: 'Later',
    onlyHere: 'Some of your edits are in this page only. Save the list as a file first.',
    begun: 'What you have begun to write here is kept nowhere yet. Finish it first, or clear it.',
  },
  kept: {
    ready: 'Opens without a network.',
    /** `megabytes` has at most one decimal. */
    safe: (megabytes: number) =>
      `${megabytes} MB stored on this device, safe from being cleared by the browser.`,
    unsafe: (megabytes: number) =>
      `${megabytes} MB stored on this device, which the browser may clear when room runs short.`,
    backup: (moment: string) => `Last backup: ${moment.replace(/^[TY]/, (c) => c.toLowerCase())}.`,
    noBackup: 'No backup yet.',
  },
  backup: {
    due: (n: number) => `${sentence(word(n))} ${n === 1 ? 'list is' : 'lists are'} in no backup.`,
    make: 'Back up',
    later: 'Not now',
  },
  /** What another app has shared is not there. */
  lost: {
    title: 'Nothing has arrived.',
    text: 'What was shared with Muster Roll is not here: share it once more, or choose the file.',
  },
  install: {
    button: 'Install',
    help: 'Muster Roll then opens from your device like any other program.',
  },
});

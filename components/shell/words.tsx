import type { ReactNode } from 'react';
import type { FailureReason } from '@/lib/store/failure';
import { area } from '../language/area';

/** Why something could not be stored or read, and what to do about it. */
const failures: Readonly<Record<FailureReason, string>> = {
  full: 'This device has no room left for it. Save your lists as files, then delete some.',
  outdated: 'A newer Muster Roll is open in another tab. Load this page again.',
  closed: 'The connection to your stored lists was lost. Load this page again.',
  denied: 'This browser does not let the page keep anything, as in a private window.',
  unsupported: 'This browser cannot keep lists.',
  'not-found': 'The list is no longer there.',
  damaged: 'What is stored of it is damaged.',
  changed: 'It was changed in another tab meanwhile. Look at it once more.',
  unknown: 'Something went wrong in the browser’s storage.',
};

/** What holds on every page: places, theme, language, and the state of the storage. */
export const shellWords = area('shell', {
  skip: 'Skip to the page',
  places: {
    name: 'Main',
    shelf: 'Shelf',
    play: 'Games',
    check: 'Check desk',
    duel: 'Duel',
    print: 'Print',
    glossary: 'Glossary',
    collection: 'Collection',
    seals: 'Sealed lists',
    about: 'About',
    more: 'More',
  },
  theme: 'Change between light and dark',
  language: 'Language',
  languageFailed: 'That language could not be loaded: there is no connection.',
  close: 'Close',
  unnamed: 'Unnamed list',
  foot: 'Your lists stay on this device. Rules and names belong to their authors; the books are needed to play.',
  about: 'About Muster Roll',
  storage: {
    memory: (
      <>
        <b>Lists last only as long as this page.</b> This browser keeps nothing for it, as in a
        private window or with site data blocked. Save your lists as files before you leave.
      </>
    ) as ReactNode,
    blocked: (
      <>
        <b>Another tab holds your lists.</b> An older Muster Roll is open there: close that tab, and
        they appear here.
      </>
    ) as ReactNode,
    outdated: (
      <>
        <b>A newer Muster Roll is open in another tab.</b> This page can store nothing more until it
        is loaded again.
      </>
    ) as ReactNode,
    reload: 'Load again',
  },
  failures,
  missing: {
    title: 'No such page',
    text: 'Nothing has been mustered at this address.',
    back: 'To your shelf',
  },
});

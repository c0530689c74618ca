import type { ReactNode } from 'react';
import { area } from '../language/area';

/** Lists that two players seal before they show them. */
export const sealsWords = area('seals', {
  title: 'Sealed lists',
  description:
    'Two players give each other the codes of their lists first and show the lists later. A list that was changed in between has another code.',
  help: 'Give each other the codes of your lists first, and show the lists when both have one. A list that was changed in between has another code, and this device says so.',
  insecure:
    'Sealing takes a page that came over https. On this address the browser does not offer what it takes.',
  unreadable: 'What is kept here could not be read. Load this page again.',
  damaged: {
    text: 'A sealed list or code cannot be read. What is stored of it is damaged. It is left as it is; save it as a file, so that somebody may repair it.',
    fileName: 'damaged seal.json',
  },
  seal: {
    title: 'Seal',
    text: 'Binds you to the list as it is now, without showing it: give your opponent the code, and reveal the list when you have his.',
    make: 'Seal this list',
    making: 'Sealing…',
    failed: 'It could not be sealed.',
    done: 'The list is sealed.',
    kept: (link: (text: string) => ReactNode): ReactNode => (
      <>
        This list is sealed as it is now, whatever you change later. It lies under{' '}
        {link('sealed lists')}, from where you reveal it.
      </>
    ),
    unknownFields:
      'Parts of this list that a newer Muster Roll wrote are not in the code, and not sealed.',
  },
  code: {
    label: 'Code of the sealed list',
    scan: 'Code to scan',
    scanLabel: 'Code of the sealed list, to scan',
    message: (code: string) => `The code of my sealed list: ${code}`,
  },
  own: {
    title: 'Your sealed lists',
    none: 'None yet. Open a list, press Share, and seal it there.',
    sealed: (day: string) => `Sealed on ${day}`,
    reveal: 'Reveal',
    revealNamed: (name: string) => `Reveal ${name}`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete the seal of ${name}`,
    removed: (name: string) => `The seal of ${name} is deleted.`,
  },
  reveal: {
    title: (name: string) => `Reveal ${name}`,
    text: 'Whoever opens this sees the list as it was sealed, and his device says whether its code is the one you gave.',
    link: 'Link that reveals the list',
    scanLabel: 'Code that reveals the list, to scan',
    tooLong: 'This list is too long for a code that a camera reads. Send the link or the file.',
    file: 'Save as file',
    look: 'Look at it',
    lookNamed: (name: string) => `Look at ${name} as it was sealed`,
  },
  kept: {
    title: 'Codes of others',
    none: 'None yet. Keep the code that your opponent gives you.',
    who: 'Whose list',
    code: 'Code',
    codeHelp: 'Type it, paste the message with it, or open the link.',
    keep: 'Keep the code',
    keptOn: (day: string) => `Kept on ${day}`,
    waits: 'Waits for its list',
    opened: (day: string) => `Revealed on ${day}: it is the list that was sealed`,
    look: 'Look at it',
    lookNamed: (name: string) => `Look at the list of ${name}`,
    open: 'Open the list',
    openNamed: (name: string) => `Open the list of ${name}`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete the code of ${name}`,
    removed: (name: string) => `The code of ${name} is deleted.`,
    done: (name: string) => `The code of ${name} is kept.`,
  },
  faults: {
    who: 'Say whose list it is.',
    whoLong: (most: number) => `At most ${most} characters.`,
    letters: 'This has characters that no code has.',
    length: 'A code has 21 letters and figures; some are missing here, or there are too many.',
    check: 'Something in this code is mistyped: its letters do not agree.',
    yours: 'This is the code of a list of your own.',
    twice: (name: string) => `This is the code that you keep of ${name}.`,
  },
  notStored: 'It could not be stored.',
  undo: 'Undo',
  proof: {
    label: 'What this list proves',
    looking: 'Looking whether this is the list that was sealed…',
    kept: (name: ReactNode, day: string): ReactNode => (
      <>
        <b>This is the list that was sealed.</b> Its code is the one of {name} that you kept on{' '}
        {day}: nothing in it has changed since.
      </>
    ),
    own: (day: string): ReactNode => (
      <>
        <b>You sealed this list yourself,</b> on {day}. Nothing in it has changed since.
      </>
    ),
    other: (names: readonly string[]): ReactNode =>
      names.length === 1 ? (
        <>
          <b>This list is not the one that was sealed.</b> The code that you keep of {names[0]} is
          that of another list, or this one was changed.
        </>
      ) : (
        <>
          <b>This list is none of those that were sealed.</b> The codes that you keep of{' '}
          {new Intl.ListFormat('en-GB').format(names)} are of other lists, or this one was changed.
        </>
      ),
    nothingKept: (code: string, link: (text: string) => ReactNode): ReactNode => (
      <>
        <b>No code of yours matches this list.</b> It was sealed with the code {code}, and none
        waits among your {link('sealed lists')}.
      </>
    ),
    damaged:
      'The part of the link that proves something is damaged: whether this is the list that was sealed cannot be said.',
    newer: 'A newer Muster Roll sealed this list: load this page again to prove it.',
    failed: 'Whether this is the list that was sealed could not be found out.',
  },
});

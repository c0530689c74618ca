import { area } from '../language/area';

/** The forms in which a list leaves this device, and what is said of copying and sending. */
export const shareWords = area('share', {
  title: (name: string) => `Share ${name}`,
  share: 'Share',
  failed:
    'Link, code and text could not be made: a part of this page did not load. Try again when there is a connection. The file below needs none.',
  link: {
    title: 'Link',
    text: 'The list is in the link itself: it opens in any browser, and no server sees it.',
    long: (characters: number) =>
      `${characters.toLocaleString('en-GB')} characters: some chats cut links that long. The file is safer.`,
    huge: (characters: number) =>
      `${characters.toLocaleString('en-GB')} characters: too long for most places. Send the file instead.`,
  },
  code: {
    title: 'Code',
    text: 'For another phone’s camera. It holds the link.',
    tooLong: 'This list is too long for a code that a camera reads. Send the link or the file.',
    label: 'Code of the list, to scan',
  },
  text: {
    title: 'Text',
    text: 'For chats, forums and forms. Its last line gives the list back exactly.',
    label: 'The list as text',
  },
  file: {
    title: 'File',
    text: 'The whole list, to keep or to send. It can be brought in anywhere.',
    save: 'Save the file',
  },
  paper: {
    title: 'Paper',
    text: 'The printed roster has the code on it, and its PDF carries the list too: it can be brought in like a file.',
    print: 'Print or make a PDF',
  },
  foot: 'Every form has the names, notes and choices as they are, and no prices that count: whoever opens the list sees it priced and checked by the rosters there.',
  unknownFields:
    'This list has parts that a newer Muster Roll wrote: only the file and the PDF keep them.',
  copy: {
    link: {
      copy: 'Copy link',
      done: 'The link is copied.',
      failed: 'The browser does not copy the link.',
    },
    text: {
      copy: 'Copy text',
      done: 'The text is copied.',
      failed: 'The browser does not copy the text.',
    },
    sealCode: {
      copy: 'Copy code',
      done: 'The code is copied.',
      failed: 'The browser does not copy the code.',
    },
    reply: {
      copy: 'Copy reply',
      done: 'The reply is copied.',
      failed: 'The browser does not copy the reply.',
    },
    wholeText: {
      copy: 'Copy whole text',
      done: 'The whole text is copied.',
      failed: 'The browser does not copy the whole text.',
    },
  },
  copied: 'Copied',
  notCopied: 'Not copied',
  send: 'Send',
  sendThing: {
    link: 'Send link',
    text: 'Send text',
    file: 'Send file',
    sealCode: 'Send code',
  },
  notSent: {
    link: 'The link could not be handed over.',
    text: 'The text could not be handed over.',
    file: 'The file could not be handed over.',
    sealCode: 'The code could not be handed over.',
  },
});

import type { ReadErrorCode } from '../roster/read-error';
import type { Form } from './found';

/** What whoever has an unreadable input can do about it: the sentence after that of its error. */
export function wayOn(code: ReadErrorCode, form: Form): string {
  switch (code) {
    case 'not-found':
      return 'Choose it again: it may have been moved or renamed since.';
    case 'too-large':
      return 'Lists are far smaller: this is something else.';
    case 'not-a-list':
      return form === 'code'
        ? 'Ask whoever sent it for the whole link, or for a file.'
        : 'What can be brought in: list files (*.muster.json), backups, links, lists as text, and PDFs of rosters that were printed here.';
    case 'unsupported-version':
    case 'unknown-ruleset':
    case 'unknown-nation':
      return 'It may come from a newer Muster Roll: load this page again while there is a connection, and try once more.';
    case 'invalid-list':
      return form === 'code'
        ? 'Chats and mail sometimes cut links: copy the whole of it again, or ask for a file.'
        : 'Ask whoever made it for another copy, or for a link.';
  }
}

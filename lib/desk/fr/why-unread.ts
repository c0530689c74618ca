import { describeReadError } from '../../share/fr/read-error';
import type { UnreadableRow } from '../row';

/** What an unreadable input is, in French; what rows tell of something else stays as it was told. */
export function whyUnread({ error, message }: UnreadableRow): string {
  return error ? describeReadError(error) : message;
}

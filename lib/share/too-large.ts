import { limits } from '../roster/list';
import { type Read, failure } from '../roster/read-error';

/** What is said of something that has more bytes than anything of its kind may have. */
export function tooLarge(most: number): Read<never> {
  if (most <= limits.fileBytes) return failure('too-large');
  const mebibytes = Math.floor(most / 1024 / 1024);
  return failure(
    'too-large',
    `it has more than ${mebibytes} MiB, the most that a backup or a zip may have`,
  );
}

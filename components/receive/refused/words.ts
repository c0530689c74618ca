import { describeReadError } from '@/lib/roster/read-error';
import { wayOn } from '@/lib/share/way-on';
import { area } from '../../language/area';

/** Why an input is no list, and what to do about it: only for pages where one can be refused. */
export const refusedWords = area('refused', { why: describeReadError, wayOn });

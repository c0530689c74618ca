import { describeReadError } from '@/lib/share/fr/read-error';
import { wayOn } from '@/lib/share/fr/way-on';
import type { In } from '../../language/area';
import type { refusedWords } from './words';

export const french: In<typeof refusedWords> = { why: describeReadError, wayOn };

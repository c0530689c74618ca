import type { Speech } from '../speech/speech';
import { edits } from './edits';
import { events } from './events';
import { describeAllowed } from './figures';
import { count, isSingular, join, joinSome, lower, plural, quoted, sentence } from './french';
import { kit } from './kit';

/** The engine in French. */
export const french: Speech = {
  language: 'fr',
  forms: {
    count,
    noun: (n, one) => (isSingular(n) ? one : plural(one)),
    plural,
    join,
    joinSome,
    sentence,
    quoted,
  },
  kit,
  events,
  edits,
  reading: 'Interprétation.',
  mends: 'règle un autre constat',
  model: 'figurine',
  groups: { squad: 'Escouade', command: 'Commandement', formation: 'Formation' },
  group: 'Groupe',
  verdict(verdict) {
    switch (verdict.mood) {
      case 'empty':
        return 'Encore vide';
      case 'broken':
        return `${count(verdict.errors, 'règle')} ${verdict.errors > 1 ? 'enfreintes' : 'enfreinte'}`;
      case 'agree':
        return `Conforme, ${verdict.warnings} à convenir`;
      case 'legal':
        return 'Conforme';
    }
  },
  allowed: describeAllowed,
  lower,
};

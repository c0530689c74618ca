import { quoted } from '../../roster/quoted';
import { count, join, joinSome, plural, sentence } from '../english';
import type { Speech } from '../speech/speech';
import { describeAllowed } from './allowed';
import { edits } from './edits';
import { events } from './events';
import { kit } from './kit';

/** The engine in English. */
export const english: Speech = {
  language: 'en',
  forms: {
    count,
    noun: (n, one) => (n === 1 ? one : plural(one)),
    plural,
    join,
    joinSome,
    sentence,
    quoted,
  },
  kit,
  events,
  edits,
  reading: 'A reading.',
  mends: 'settles another finding',
  model: 'model',
  groups: { squad: 'Squad', command: 'Command', formation: 'Formation' },
  group: 'Group',
  verdict(verdict) {
    switch (verdict.mood) {
      case 'empty':
        return 'Nobody in it yet';
      case 'broken':
        return `${count(verdict.errors, 'rule')} broken`;
      case 'agree':
        return `Legal, ${verdict.warnings} to agree`;
      case 'legal':
        return 'Legal';
    }
  },
  allowed: describeAllowed,
  // Names of several words or of capitals keep them: "Imperial Guard", "12-pdr".
  lower: (label) =>
    /^[A-Z][^A-Z]*$/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
};

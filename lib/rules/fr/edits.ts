import type { EditWords, Phrase } from '../speech/edit-words';
import { count, counted, de, join, joinSome, lower, quoted, sentence, times } from './french';

const participles = {
  activer: 'activé',
  ajouter: 'ajouté',
  changer: 'changé',
  déplacer: 'déplacé',
  désactiver: 'désactivé',
  détacher: 'détaché',
  donner: 'donné',
  effacer: 'effacé',
  fixer: 'fixé',
  limiter: 'limité',
  mettre: 'mis',
  nommer: 'nommé',
  placer: 'placé',
  remplacer: 'remplacé',
  retirer: 'retiré',
  rétablir: 'rétabli',
} as const;

/** A phrase begins with its verb. What it is done to comes after it, so that nothing agrees with it. */
function phrase(verb: keyof typeof participles, rest: string): Phrase {
  return { do: `${verb} ${rest}`, done: `${participles[verb]} ${rest}` };
}

function toward(word: 'à' | 'vers', group: string | undefined): string {
  return group === undefined ? '' : ` ${word} ${group}`;
}

function of(who: string | undefined): string {
  return who === undefined ? '' : ` pour ${who}`;
}

/** The words of steps in French. Names of a book stand without an article, as nobody knows their gender. */
export const edits: EditWords = {
  step(phrases, tense) {
    const said = phrases.map((one) => one[tense]).join(', ');
    if (said === '') return said;
    return tense === 'do' ? sentence(said) : `Vous avez ${said}`;
  },

  one: (name) => name,
  some: counted,
  the: (name) => name,
  again: (name, n) => `${name} ${times(n)}`,
  oneOf: (name) => `${name} ${times(1)}`,
  apart: (home, options) =>
    (home === undefined ? '' : ` (${home})`) +
    (options.length === 0 ? '' : ` avec ${joinSome(options)}`),

  add: (who, group) => phrase('ajouter', joinSome(who) + toward('à', group)),
  remove: (who) => phrase('retirer', joinSome(who)),
  replace: (who, by) => phrase('remplacer', `${joinSome(who)} par ${joinSome(by)}`),
  move: (who, group) => phrase('déplacer', who + toward('vers', group)),
  become(who, { name, count: n, home }) {
    const to = n > 1 ? counted(n, name) : name;
    return phrase('changer', `${who} en ${to}${home === undefined ? '' : ` (${home})`}`);
  },
  swap(on, off, who) {
    if (on.length === 0) return phrase('retirer', `${join(off)} à ${who}`);
    const instead = off.length === 0 ? '' : ` au lieu ${de(join(off))}`;
    return phrase('donner', `${join(on)}${instead} à ${who}`);
  },
  only: (option, n, who) => phrase('limiter', `${option} à ${times(n)}${of(who)}`),

  takeAttribute: (name, who) => phrase('retirer', `${quoted(name)} à ${who}`),
  set: (label, value, who) => phrase('mettre', `${label} à ${value}${of(who)}`),
  clear: (label, who) => phrase('effacer', label + of(who)),
  turn: (label, on, who) => phrase(on ? 'activer' : 'désactiver', label + of(who)),
  text: (field, who) =>
    phrase('changer', `${field === 'title' ? 'le titre' : 'la note'} ${de(who)}`),

  callList: (name) => phrase('nommer', `la liste ${quoted(name)}`),
  nation: (name) => phrase('changer', `la nation de la liste en ${name}`),
  usualCap: phrase('rétablir', 'le plafond habituel'),
  noCap: phrase('retirer', 'le plafond'),
  cap: (points) => phrase('fixer', `le plafond à ${count(points, 'point')}`),
  clearSetting: (label) => phrase('effacer', `le réglage ${label}`),

  addGroup: (name, own) =>
    phrase('ajouter', `${name}${own.length > 0 ? ` avec ${joinSome(own)}` : ''}`),
  removeGroup: (name) => phrase('retirer', name),
  moveGroup: (name) => phrase('déplacer', name),
  nameGroup: (name, own) =>
    own === undefined
      ? phrase('effacer', `le nom ${de(name)}`)
      : phrase('nommer', `${name} ${quoted(own)}`),
  kindOfGroup: (name, word) => phrase('changer', `${name} en ${lower(word)}`),
  under: (name, above) =>
    above === undefined ? phrase('détacher', name) : phrase('placer', `${name} sous ${above}`),
};

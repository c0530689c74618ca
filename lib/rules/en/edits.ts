import { quoted } from '../../roster/quoted';
import { counted, isCollective, join, joinSome, sentence, times, withArticle } from '../english';
import type { EditWords, Phrase } from '../speech/edit-words';

const past = {
  add: 'added',
  call: 'called',
  change: 'changed',
  clear: 'cleared',
  'go back': 'went back',
  make: 'made',
  move: 'moved',
  put: 'put',
  remove: 'removed',
  replace: 'replaced',
  set: 'set',
  take: 'took',
  turn: 'turned',
} as const;

/** A phrase begins with its verb. */
function phrase(verb: keyof typeof past, rest: string): Phrase {
  return { do: `${verb} ${rest}`, done: `${past[verb]} ${rest}` };
}

/** One without a verb says the same in both: "no Horse for the Sapper". */
function same(text: string): Phrase {
  return { do: text, done: text };
}

function to(group: string | undefined): string {
  return group === undefined ? '' : ` to ${group}`;
}

function of(who: string | undefined): string {
  return who === undefined ? '' : ` for ${who}`;
}

/** The words of steps in English. */
export const edits: EditWords = {
  step: (phrases, tense) => sentence(phrases.map((one) => one[tense]).join(', ')),

  one: withArticle,
  some: counted,
  the: (name) => `the ${name}`,
  again: (name, n) => `${name} ${times(n)}`,
  oneOf: (name) => `one ${name}`,
  apart: (home, options) =>
    (home === undefined ? '' : ` of ${home}`) +
    (options.length === 0 ? '' : ` with ${joinSome(options)}`),

  add: (who, group) => phrase('add', joinSome(who) + to(group)),
  remove: (who) => phrase('remove', joinSome(who)),
  replace: (who, by) => phrase('replace', `${joinSome(who)} by ${joinSome(by)}`),
  move: (who, group) => phrase('move', who + to(group)),
  become(who, { name, count, person, home }) {
    if (person) return phrase('make', `${who} ${name}`);
    const own =
      count > 1 ? counted(count, name) : isCollective(name) ? `into ${name}` : withArticle(name);
    return phrase('make', `${who} ${own}${home === undefined ? '' : ` of ${home}`}`);
  },
  swap(on, off, who) {
    if (on.length > 0 && off.length > 0)
      return same(`${join(on)} instead of ${join(off)}${of(who)}`);
    return same((on.length > 0 ? join(on) : `no ${join(off, 'or')}`) + of(who));
  },
  only: (option, n, who) => same(`${option} only ${times(n)}${of(who)}`),

  takeAttribute: (name, who) => phrase('take', `${quoted(name)} off ${who}`),
  set: (label, value, who) => phrase('set', `${label} to ${value}${of(who)}`),
  clear: (label, who) => phrase('clear', label + of(who)),
  turn: (label, on, who) => phrase('turn', `${on ? 'on' : 'off'} ${label}${of(who)}`),
  text: (field, who) => phrase('change', `the ${field} of ${who}`),

  callList: (name) => phrase('call', `the list ${quoted(name)}`),
  nation: (name) => phrase('make', `it a list of ${name}`),
  usualCap: phrase('go back', 'to the usual cap'),
  noCap: phrase('take', 'the cap away'),
  cap: (points) => phrase('set', `the cap to ${points} points`),
  clearSetting: (label) => phrase('clear', `the setting ${label}`),

  addGroup: (name, own) =>
    phrase('add', `${name}${own.length > 0 ? ` with ${joinSome(own)}` : ''}`),
  removeGroup: (name) => phrase('remove', name),
  moveGroup: (name) => phrase('move', name),
  nameGroup: (name, own) =>
    own === undefined
      ? phrase('take', `the name off ${name}`)
      : phrase('call', `${name} ${quoted(own)}`),
  kindOfGroup: (name, word) => phrase('make', `${name} ${withArticle(word)}`),
  under: (name, above) => phrase('put', `${name} under ${above ?? 'nobody'}`),
};

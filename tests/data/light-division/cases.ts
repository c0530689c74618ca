import type { List } from '@/lib/roster/list';
import { type Grouped, type MusterOptions, muster, orderOfBattle } from '../../fixtures/muster';
import { alwaysCases, alwaysTable, described } from '../always-cases';
import type { RuleCases, RuleTable } from '../rule-case';

/** Severity and basis of every rule, as the specification has them. */
export const table: RuleTable = {
  ...alwaysTable,
  'empty-list': ['error rule'],
  'attribute-missing': ['error rule'],
  'grade-range': ['error rule'],
  'command-size': ['error rule'],
  'command-batteries': ['error rule'],
  'command-without-general': ['error reading', 'warning reading'],
  'command-two-generals': ['warning reading'],
  'mixed-grades': ['warning rule'],
  'national-grades': ['warning rule'],
  'chain-of-command': ['warning reading'],
};

const id = 'light-division';
const one = (nation: string, entries: readonly string[], options: MusterOptions = {}) =>
  muster(id, nation, entries, options);
const french = (...entries: readonly string[]) => one('france', entries);
const british = (...entries: readonly string[]) => one('great-britain', entries);
const russian = (...entries: readonly string[]) => one('russia', entries);
const groups = (all: readonly Grouped[], options: MusterOptions = {}): List =>
  orderOfBattle(id, 'france', all, options);

const general = 'general';
const battalions = (n: number) => `${n} line-infantry [castings=30]`;
const regiments = (n: number) => `${n} light-cavalry [castings=16]`;
const batteries = (n: number) => `${n} light-foot-battery [castings=2]`;
const brigade = (name: string, parent?: string): Grouped => ({
  id: name,
  kind: 'command',
  ...(parent !== undefined && { parent }),
  entries: [general, battalions(2)],
});
const division = (name: string, entries: readonly string[] = [general]): Grouped => ({
  id: name,
  kind: 'formation',
  entries,
});

/** Without the optional command rule. */
const free = { settings: { commandControl: false } };
const historical = { settings: { historical: true } };

const always = alwaysCases(
  (more = [], settings = {}) => one('france', [general, battalions(1), ...more], { settings }),
  [
    ['a ratio below the least', { ratio: 19 }],
    ['a ratio above the most', { ratio: 31 }],
    ['half a man', { ratio: 22.5 }],
    ['a ratio in words', { ratio: '20' }],
    ['no ratio', { ratio: null }],
    ['the command rule in words', { commandControl: 'no' }],
    ['two at once', { commandControl: 0, historical: 1 }],
  ],
);

export const cases: RuleCases = {
  ...always,
  'setting-invalid': [
    ...(always['setting-invalid'] ?? []),
    {
      name: 'the least ratio',
      list: one('france', [general], { settings: { ratio: 20 } }),
      findings: [],
    },
    {
      name: 'the greatest ratio',
      list: one('france', [general], { settings: { ratio: 30 } }),
      findings: [],
    },
    {
      name: 'a wrong word for the command rule leaves it in use',
      list: one('france', [general, battalions(5)], { settings: { commandControl: 'off' } }),
      findings: ['error command-size', 'error setting-invalid'],
    },
  ],
  'cap-unused': [
    { name: 'no cap', list: one('france', [general], { cap: null }), findings: [] },
    {
      name: 'a cap',
      list: one('france', [general], { cap: 400 }),
      findings: ['warning cap-unused'],
    },
  ],
  'unknown-option': [
    {
      name: 'an option, where there are none',
      list: french('general: horse'),
      findings: ['error unknown-option'],
    },
  ],
  'empty-list': [
    { name: 'a general alone', list: french(general), findings: [], models: 1 },
    { name: 'nobody', list: french(), findings: ['error empty-list'], points: 0, models: 0 },
    {
      name: 'nobody in several groups',
      list: groups([division('top', []), { id: 'a', entries: [] }]),
      findings: ['error empty-list'],
    },
    {
      name: 'nobody that the ruleset knows',
      list: french('dragoons [castings=12]'),
      findings: ['error empty-list', 'error unknown-profile'],
      models: 0,
    },
  ],
  'attribute-missing': [
    {
      name: 'castings of all',
      list: french(general, battalions(2), batteries(1)),
      findings: [],
      models: 63,
    },
    {
      name: 'no castings',
      list: french(general, 'line-infantry'),
      findings: ['error attribute-missing'],
      models: 1,
    },
    {
      name: 'other attributes only',
      list: french(general, '3 line-infantry [morale=4]', 'horse-battery'),
      findings: ['error attribute-missing'],
      models: 1,
    },
    {
      name: 'wrong castings are not missing',
      list: french(general, 'line-infantry [castings=many]'),
      findings: ['error attribute-invalid'],
    },
  ],
  'attribute-invalid': [
    ...(always['attribute-invalid'] ?? []),
    {
      name: 'one casting',
      list: french(general, 'line-infantry [castings=1]'),
      findings: [],
      models: 2,
    },
    ...['0', '-1', '2.5', 'thirty', 'true', 'null'].map((castings) => ({
      name: `castings ${castings}`,
      list: french(general, `line-infantry [castings=${castings}]`),
      findings: ['error attribute-invalid'],
      models: 1,
    })),
    {
      name: 'a whole number with a point',
      list: described(french('line-infantry', general), JSON.parse('{"castings": 12.0}')),
      findings: [],
      models: 13,
    },
    {
      name: 'very many castings',
      list: french(general, 'line-infantry [castings=12345]'),
      findings: [],
      models: 12346,
    },
    {
      name: 'any attribute of a general',
      list: french('general [castings=1]'),
      findings: ['error attribute-invalid'],
      models: 1,
    },
    {
      name: 'grenadiers of its own, a line battalion',
      list: french(general, 'line-infantry [castings=30, organicGrenadiers=true]'),
      findings: [],
    },
    {
      name: 'grenadiers of its own, light infantry',
      list: french(general, 'light-infantry [castings=30, organicGrenadiers=true]'),
      findings: ['error attribute-invalid'],
    },
    {
      name: 'grenadiers of its own, in words',
      list: french(general, 'line-infantry [castings=30, organicGrenadiers=yes]'),
      findings: ['error attribute-invalid'],
    },
    {
      name: 'half a grade: the usual one holds',
      list: french(general, 'line-infantry [castings=30, morale=2.5]', battalions(1)),
      findings: ['error attribute-invalid'],
    },
  ],
  'grade-range': [
    {
      name: 'the best and the worst',
      list: french(general, 'guard-infantry [castings=30, morale=2, training=2]'),
      findings: [],
    },
    {
      name: 'the worst',
      list: french(general, 'militia [castings=30, morale=5, training=5]'),
      findings: [],
    },
    ...[
      'morale=1',
      'morale=6',
      'training=1',
      'training=6',
      'morale=0',
      'morale=-3',
      'morale=1000000000000',
    ].map((grade) => ({
      name: grade,
      list: french(general, `line-infantry [castings=30, ${grade}]`),
      findings: ['error grade-range'],
    })),
    {
      name: 'a battery of grade 6, which has grades too',
      list: french(general, 'horse-battery [castings=2, morale=6]'),
      findings: ['error grade-range'],
    },
    {
      name: 'nothing else is said of such a grade',
      list: british(general, '2 line-infantry [castings=30, morale=6, training=6]', battalions(1)),
      findings: ['error grade-range'],
    },
  ],
  'command-size': [
    {
      name: 'four battalions, a battery and a general',
      list: french(general, battalions(4), batteries(1)),
      findings: [],
      models: 123,
    },
    {
      name: 'a fifth battalion',
      list: french(general, battalions(5)),
      findings: ['error command-size'],
    },
    {
      name: 'five entries of one',
      list: french(general, ...Array.from({ length: 5 }, () => battalions(1))),
      findings: ['error command-size'],
    },
    {
      name: 'two battalions and two regiments',
      list: french(general, battalions(2), regiments(2)),
      findings: [],
    },
    {
      name: 'three battalions and two regiments are five',
      list: french(general, battalions(3), regiments(2)),
      findings: ['error command-size'],
    },
    {
      name: 'five regiments',
      list: french(general, regiments(5)),
      findings: ['error command-size'],
    },
    {
      name: 'five without the command rule',
      list: one('france', [general, battalions(3), regiments(2)], free),
      findings: [],
    },
    {
      name: 'five in a squad',
      list: groups([{ id: 'a', kind: 'squad', entries: [battalions(5)] }]),
      findings: [],
    },
    {
      name: 'five under a formation itself',
      list: groups([division('top', [general, battalions(5)])]),
      findings: ['error command-size'],
    },
    {
      name: 'four each in two commands',
      list: groups([
        division('top'),
        { id: 'a', kind: 'command', parent: 'top', entries: [general, battalions(4)] },
        { id: 'b', parent: 'top', entries: [general, battalions(4)] },
      ]),
      findings: [],
    },
    {
      name: 'one finding for each command',
      list: groups([
        division('top'),
        { id: 'a', kind: 'command', parent: 'top', entries: [general, battalions(5)] },
        { id: 'b', parent: 'top', entries: [general, battalions(6)] },
      ]),
      findings: ['error command-size', 'error command-size'],
    },
  ],
  'command-batteries': [
    {
      name: 'a battery beside four battalions',
      list: french(general, battalions(4), batteries(1)),
      findings: [],
    },
    {
      name: 'a second battery',
      list: french(general, battalions(4), batteries(2)),
      findings: ['error command-batteries'],
    },
    {
      name: 'a second battery of another kind, beside cavalry',
      list: french(general, regiments(1), batteries(1), 'horse-battery [castings=1]'),
      findings: ['error command-batteries'],
    },
    { name: 'five batteries and a general', list: french(general, batteries(5)), findings: [] },
    {
      name: 'five batteries and a battalion',
      list: french(general, batteries(5), battalions(1)),
      findings: ['error command-batteries'],
    },
    {
      name: 'a second battery without the command rule',
      list: one('france', [general, battalions(4), batteries(2)], free),
      findings: [],
    },
  ],
  'command-without-general': [
    { name: 'a general', list: french(general, battalions(1)), findings: [] },
    { name: 'nobody', list: french(battalions(1)), findings: ['error command-without-general'] },
    {
      name: 'nobody with guns',
      list: french(batteries(1)),
      findings: ['error command-without-general'],
    },
    {
      name: 'nobody without the command rule',
      list: one('france', [battalions(1)], free),
      findings: ['warning command-without-general'],
    },
    {
      name: 'a general of another nation',
      list: french('russia/general', battalions(1)),
      findings: [],
    },
    {
      name: 'the general of the formation above does not do',
      list: groups([
        division('top'),
        { id: 'a', kind: 'command', parent: 'top', entries: [battalions(1)] },
      ]),
      findings: ['error command-without-general'],
    },
    {
      name: 'troops under a formation itself',
      list: groups([division('top', [batteries(1)])]),
      findings: ['error command-without-general'],
    },
    {
      name: 'an empty group needs none, nor does a squad',
      list: groups([
        { id: 'a', entries: [general, battalions(1)] },
        { id: 'b', kind: 'command', entries: [] },
        { id: 'c', kind: 'squad', entries: [battalions(1)] },
      ]),
      findings: [],
    },
    {
      name: 'troops that nobody knows need none',
      list: groups([
        { id: 'a', entries: [general, battalions(1)] },
        { id: 'b', kind: 'command', entries: ['atlantis/hoplites'] },
      ]),
      findings: ['error unknown-profile'],
    },
  ],
  'command-two-generals': [
    { name: 'one', list: french(general, battalions(1)), findings: [] },
    {
      name: 'two',
      list: french('2 general', battalions(1)),
      findings: ['warning command-two-generals'],
    },
    {
      name: 'two without the command rule, of two nations',
      list: one('france', [general, 'russia/general', battalions(1)], free),
      findings: ['warning command-two-generals'],
    },
    {
      name: 'two of one formation',
      list: groups([division('top', ['2 general']), brigade('a', 'top')]),
      findings: ['warning command-two-generals'],
    },
  ],
  'mixed-grades': [
    {
      name: 'all alike',
      list: french(general, battalions(2), regiments(1)),
      findings: [],
    },
    {
      name: 'other grades',
      list: french(general, battalions(2), 'grenadiers [castings=30]'),
      findings: ['warning mixed-grades'],
    },
    {
      name: 'another training',
      list: french(general, battalions(2), 'light-cavalry [castings=16, training=3]'),
      findings: ['warning mixed-grades'],
    },
    {
      name: 'the same grades by name and by number',
      list: french(general, battalions(2), 'grenadiers [castings=30, morale=4, training=4]'),
      findings: [],
    },
    {
      name: 'a battery of other grades',
      list: french(general, battalions(2), 'horse-battery [castings=2, morale=2, training=2]'),
      findings: [],
    },
    {
      name: 'other grades in history',
      list: one('france', [general, battalions(2), 'grenadiers [castings=30]'], historical),
      findings: [],
    },
    {
      name: 'other grades without the command rule',
      list: one('france', [general, battalions(2), 'grenadiers [castings=30]'], free),
      findings: [],
    },
    {
      name: 'other grades in a squad, and in another command',
      list: groups([
        division('top'),
        { id: 'a', kind: 'squad', entries: [battalions(1), 'grenadiers [castings=30]'] },
        { id: 'b', parent: 'top', entries: [general, 'grenadiers [castings=30]'] },
        brigade('c', 'top'),
      ]),
      findings: [],
    },
  ],
  'national-grades': [
    { name: 'British line as it is', list: british(general, battalions(1)), findings: [] },
    {
      name: 'British line, 4 and 3',
      list: british(general, 'line-infantry [castings=30, morale=4, training=3]'),
      findings: [],
    },
    {
      name: 'British line, 4 and 4',
      list: british(general, 'line-infantry [castings=30, training=4]'),
      findings: ['warning national-grades'],
    },
    {
      name: 'British line of morale 5: 3 is its usual training',
      list: british(general, 'line-infantry [castings=30, morale=5]'),
      findings: ['warning national-grades'],
    },
    {
      name: 'British Guards, 2 and 2',
      list: british(general, 'guard-infantry [castings=30, morale=2, training=2]'),
      findings: [],
    },
    {
      name: 'British Guards as they are',
      list: british(general, 'guard-infantry [castings=30]'),
      findings: [],
    },
    {
      name: 'the Legion, 4 and 4',
      list: one('kings-german-legion', [general, 'light-infantry [castings=30, training=4]']),
      findings: ['warning national-grades'],
    },
    {
      name: 'British cavalry and guns, as they like',
      list: british(
        general,
        'light-cavalry [castings=16, morale=4, training=4]',
        'horse-battery [castings=2, morale=2, training=5]',
      ),
      findings: [],
    },
    { name: 'Russian line as it is', list: russian(general, battalions(1)), findings: [] },
    ...[
      [2, 3],
      [2, 4],
      [3, 5],
      [4, 5],
    ].map(([morale, training]) => ({
      name: `Russian infantry, ${morale} and ${training}`,
      list: russian(general, `line-infantry [castings=30, morale=${morale}, training=${training}]`),
      findings: [],
    })),
    ...[
      [2, 2],
      [3, 4],
      [4, 4],
      [5, 5],
      [2, 5],
    ].map(([morale, training]) => ({
      name: `Russian infantry, ${morale} and ${training}`,
      list: russian(general, `line-infantry [castings=30, morale=${morale}, training=${training}]`),
      findings: ['warning national-grades'],
    })),
    {
      name: 'French infantry, 2 and 5',
      list: french(general, 'line-infantry [castings=30, morale=2, training=5]'),
      findings: [],
    },
    {
      name: 'British line, 4 and 4, in history',
      list: one('great-britain', [general, 'line-infantry [castings=30, training=4]'], historical),
      findings: [],
    },
    {
      name: 'British line, 4 and 4, without the command rule',
      list: one('great-britain', [general, 'line-infantry [castings=30, training=4]'], free),
      findings: ['warning national-grades'],
    },
  ],
  'chain-of-command': [
    { name: 'one command', list: groups([brigade('a')]), findings: [] },
    {
      name: 'two commands and nobody above',
      list: groups([brigade('a'), brigade('b')]),
      findings: ['warning chain-of-command'],
    },
    {
      name: 'two commands under a formation',
      list: groups([division('top'), brigade('a', 'top'), brigade('b', 'top')]),
      findings: [],
    },
    {
      name: 'a formation without a general',
      list: groups([division('top', []), brigade('a', 'top'), brigade('b', 'top')]),
      findings: ['warning chain-of-command'],
    },
    {
      name: 'one of two under a formation',
      list: groups([division('top'), brigade('a', 'top'), brigade('b')]),
      findings: ['warning chain-of-command'],
    },
    {
      name: 'a led formation above one that is not',
      list: groups([
        division('corps'),
        { ...division('top', []), parent: 'corps' },
        brigade('a', 'top'),
        brigade('b', 'top'),
      ]),
      findings: [],
    },
    {
      name: 'a command above commands is no formation',
      list: groups([brigade('a'), brigade('b', 'a')]),
      findings: ['warning chain-of-command'],
    },
    {
      name: 'commands of two nations, one each',
      list: groups([
        brigade('a'),
        { id: 'b', kind: 'command', entries: ['prussia/general', 'prussia/militia [castings=30]'] },
      ]),
      findings: [],
    },
    {
      name: 'two commands, one of them empty',
      list: groups([brigade('a'), { id: 'b', kind: 'command', entries: [] }]),
      findings: [],
    },
    {
      name: 'two commands in two formations',
      list: groups([division('x'), brigade('a', 'x'), division('y'), brigade('b', 'y')]),
      findings: [],
    },
    {
      name: 'a command and a squad',
      list: groups([brigade('a'), { id: 'b', kind: 'squad', entries: [battalions(1)] }]),
      findings: [],
    },
    {
      name: 'two commands without the command rule',
      list: groups([brigade('a'), brigade('b')], free),
      findings: ['warning chain-of-command'],
    },
  ],
};

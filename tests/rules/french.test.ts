import { describe, expect, test } from 'vitest';
import {
  adjective,
  count,
  counted,
  de,
  feminine,
  join,
  joinByWho,
  joinSome,
  lower,
  masculine,
  numeral,
  plural,
  quoted,
  sentence,
  son,
  times,
  un,
} from '@/lib/rules/fr/french';
import { french } from '@/lib/rules/fr/speech';

describe('several of a word', () => {
  test.each([
    ['figurine', 'figurines'],
    ['modèle de canon', 'modèles de canon'],
    ['unité de quartier général', 'unités de quartier général'],
    ['unité combattante', 'unités combattantes'],
    ['figurine de plus de 80 points', 'figurines de plus de 80 points'],
    ['cheval', 'chevaux'],
    ['général', 'généraux'],
    ['drapeau', 'drapeaux'],
    ['choix', 'choix'],
    ['obus', 'obus'],
  ])('%s: %s', (one, many) => {
    expect(plural(one)).toBe(many);
  });
});

test.each([
  [0, '0 figurine'],
  [1, '1 figurine'],
  [2, '2 figurines'],
  [1250, '1\u202f250 figurines'],
])('%i takes the number that French has', (n, words) => {
  expect(count(n, 'figurine')).toBe(words);
});

test.each([
  ['Sapper', 'de Sapper'],
  ['Infantry NCO', 'd’Infantry NCO'],
  ['Élan', 'd’Élan'],
  ['Old Guard', 'd’Old Guard'],
  ['Hussar', 'de Hussar'],
  ['Uhlan', 'de Uhlan'],
  ['Young Guard', 'de Young Guard'],
  ['8 Pdr Cannon', 'de 8 Pdr Cannon'],
  ['unité', 'd’unité'],
  ['un Chef', 'd’un Chef'],
])('"de" before %s: %s', (name, words) => {
  expect(de(name)).toBe(words);
});

test('nouns rule articles, adjectives and numbers', () => {
  const chef = masculine('Chef');
  const batterie = feminine('batterie');
  expect([chef, batterie].map(un)).toEqual(['un Chef', 'une batterie']);
  expect([chef, batterie, feminine('unité')].map(son)).toEqual([
    'son Chef',
    'sa batterie',
    'son unité',
  ]);
  expect([0, 1, 2, 12].map((n) => numeral(n, batterie))).toEqual(['aucune', 'une', 'deux', '12']);
  expect([0, 1].map((n) => numeral(n, chef))).toEqual(['aucun', 'un']);
  expect([1, 2].map((n) => adjective('admis', n, chef))).toEqual(['admis', 'admis']);
  expect([1, 2].map((n) => adjective('admis', n, batterie))).toEqual(['admise', 'admises']);
  expect([1, 2].map((n) => adjective('Absent', n, chef))).toEqual(['Absent', 'Absents']);
});

test('names of a book keep their form', () => {
  expect(counted(3, 'Line Infantryman')).toBe('3\u202f× Line Infantryman');
  expect([1, 2, 7].map(times)).toEqual(['une fois', 'deux fois', 'sept fois']);
});

test('things are joined as French joins them', () => {
  expect(join(['a', 'b', 'c'])).toBe('a, b et c');
  expect(join(['a', 'b'], 'or')).toBe('a ou b');
  expect(joinSome(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d et 2 autres');
  const of = [
    { profile: 'Sapper', what: 'Horse' },
    { profile: 'Michel Ney', what: 'Drum' },
    { profile: 'Sapper', what: 'Musket' },
  ];
  expect(joinByWho(of, ({ what }) => what)).toBe(
    'Horse et Musket pour Sapper et Drum pour Michel Ney',
  );
});

test('first letters, labels and quotations', () => {
  expect(sentence('été')).toBe('Été');
  expect(lower('Élite')).toBe('élite');
  expect(lower('QG')).toBe('QG');
  expect(quoted('a"b\u0007')).toBe('«\u202fa"b\\u{7}\u202f»');
});

test.each([
  [{ mood: 'empty' } as const, 'Encore vide'],
  [{ mood: 'broken', errors: 1 } as const, '1 règle enfreinte'],
  [{ mood: 'broken', errors: 2 } as const, '2 règles enfreintes'],
  [{ mood: 'agree', warnings: 2 } as const, 'Conforme, 2 à convenir'],
  [{ mood: 'legal' } as const, 'Conforme'],
])('a verdict: %j', (verdict, words) => {
  expect(french.verdict(verdict)).toBe(words);
});

describe('the rules of the kit agree', () => {
  const one = french.kit.atMost({ max: 1, name: masculine('Chef') });
  const three = french.kit.atMost({ max: 3, name: feminine('figurine de plus de 80 points') });

  test.each([
    [one.summary, 'Une liste a au plus un Chef.'],
    [one.message({ count: 3, max: 1, over: 2 }), 'Trois Chefs\u202f: un seul est admis.'],
    [one.mends, 'ne laisse qu’un Chef'],
    [
      three.message({ count: 12, max: 3, over: 9 }),
      '12 figurines de plus de 80 points\u202f: trois seulement sont admises.',
    ],
    [
      three.reason?.({ count: 4, max: 3, over: 1 }),
      'Trois figurines de plus de 80 points seulement sont admises',
    ],
    [
      french.kit.groupNeeds({
        name: feminine('formation'),
        needsName: feminine('unité de quartier général'),
        because: 'x',
      }).mends,
      'donne à une formation son unité de quartier général',
    ],
    [
      french.kit
        .groupNeeds({
          name: feminine('formation'),
          needsName: feminine('unité de quartier général'),
          because: 'elle la commande',
        })
        .message({ ofGroup: 'a', group: 'Aile' }),
      'Aile n’a pas d’unité de quartier général\u202f: elle la commande.',
    ],
  ])('%s', (said, words) => {
    expect(said).toBe(words);
  });
});

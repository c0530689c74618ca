import { expect, test } from 'vitest';
import { french } from '@/components/builder/groups/words.fr';

test.each([
  ['Division', 'Ajouter une division', 'Dupliquer la division'],
  ['Formation', 'Ajouter une formation', 'Dupliquer la formation'],
  ['Commandement', 'Ajouter un commandement', 'Dupliquer le commandement'],
  ['Groupe', 'Ajouter un groupe', 'Dupliquer le groupe'],
  ['Escouade', 'Ajouter une escouade', 'Dupliquer l’escouade'],
  ['Bataillon', 'Ajouter un bataillon', 'Dupliquer le bataillon'],
])('%s has its article', (kind, add, copy) => {
  expect([french.add(kind), french.copy(kind)]).toEqual([add, copy]);
});

test.each([
  ['Bataillons et régiments', 4, '5 sur 4 bataillons et régiments'],
  ['Batteries', 1, '5 sur 1 batterie'],
  ['Généraux', 1, '5 sur 1 général'],
  ['Sous-officiers', 1, '5 sur 1 sous-officier'],
  ['Batteries', 0, '5 sur 0 batterie'],
])('%s, of which there may be %i', (name, max, words) => {
  expect(french.limit({ name, max, value: 5 })).toBe(words);
});

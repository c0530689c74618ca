import { expect, test } from 'vitest';
import { readSituation, withSet } from '@/lib/odds/situation';

const switches = [
  { id: 'aimed', label: 'Aimed' },
  {
    id: 'cover',
    label: 'Cover',
    choices: [
      { id: 'none', label: 'None' },
      { id: 'hard', label: 'Hard' },
    ],
  },
];

test.each([
  ['nothing set: the first choice holds, a flag is off', {}, { cover: 'none' }],
  ['what is set holds', { aimed: 'on', cover: 'hard' }, { aimed: 'on', cover: 'hard' }],
  ['an unknown choice is the first one', { cover: 'soft' }, { cover: 'none' }],
  ['an unknown switch is left out', { volley: 'on' }, { cover: 'none' }],
  ['a flag knows nothing but on', { aimed: 'yes' }, { cover: 'none' }],
  ['the names of objects are no settings', JSON.parse('{"__proto__": "on"}'), { cover: 'none' }],
])('%s', (_name, set, read) => {
  expect(readSituation(switches, set)).toEqual(read);
});

test('one thing is set, or set back', () => {
  expect(withSet({ cover: 'hard' }, 'aimed', 'on')).toEqual({ cover: 'hard', aimed: 'on' });
  expect(withSet({ cover: 'hard' }, 'cover', 'none')).toEqual({ cover: 'none' });
  expect(withSet({ cover: 'hard' }, 'cover', undefined)).toEqual({});
});

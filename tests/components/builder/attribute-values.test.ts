import { expect, test } from 'vitest';
import {
  fieldsOf,
  readNumber,
  said,
  sayingEdit,
  stepFrom,
  writeValue,
} from '@/components/builder/attributes/attribute-values';
import type { Attribute } from '@/lib/roster/attribute';

const grade = {
  id: 'grade',
  label: 'Grade',
  kind: 'number',
  min: 2,
  max: 5,
  initial: 4,
} satisfies Attribute;
const size = { id: 'size', label: 'Size', kind: 'number', min: 1 } satisfies Attribute;
const guard: Attribute = { id: 'guard', label: 'Guard', kind: 'flag' };

test('fields hold what the list says, right or wrong, and nothing for the rest', () => {
  const fields = fieldsOf([grade, size, guard], { grade: 'old', guard: false, other: 1 });
  expect(fields).toEqual({ grade: 'old', size: '', guard: false });
  expect(said(fields)).toEqual({ grade: 'old', guard: false });
  expect(fieldsOf([guard], undefined)).toEqual({ guard: '' });
});

test.each([
  ['12', 12],
  [' 3 ', 3],
  ['-1', -1],
  ['−1', -1],
  ['', ''],
  ['  ', ''],
  ['2.5', '2.5'],
  ['two', 'two'],
  ['99999999999', '99999999999'],
])('"%s" is read as %j', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each([
  [undefined, ''],
  ['old', 'old'],
  [6, '6'],
  [{ a: 1 }, '{"a":1}'],
])('%j is shown as "%s"', (value, text) => {
  expect(writeValue(value)).toBe(text);
});

test.each([
  [grade, '', 1, 5],
  [grade, '', -1, 3],
  [grade, 5, 1, 5],
  [grade, 9, -1, 5],
  [grade, 'old', 1, 5],
  [size, '', 1, 1],
  [size, '', -1, 1],
  [size, 40, 1, 41],
])('%j steps from %j by %i to %i', (attribute, value, by, to) => {
  expect(stepFrom(attribute, value, by)).toBe(to);
});

test('what holds by default is not written down', () => {
  expect(sayingEdit('k', grade, 3)).toEqual({ do: 'attribute', key: 'k', name: 'grade', value: 3 });
  expect(sayingEdit('k', grade, 4)).toEqual({ do: 'attribute', key: 'k', name: 'grade' });
  expect(sayingEdit('k', grade, '')).toEqual({ do: 'attribute', key: 'k', name: 'grade' });
  expect(sayingEdit('k', guard, false)).toEqual({
    do: 'attribute',
    key: 'k',
    name: 'guard',
    value: false,
  });
});

import { describe, expect, test } from 'vitest';
import { describeReadError, readErrorCodes } from '@/lib/roster/read-error';
import { describeDoubt, type EventDoubt } from '@/lib/rules/event-doubts';
import { describeEventError, eventErrorCodes } from '@/lib/rules/event-document';
import * as eventsInFrench from '@/lib/rules/fr/event-errors';
import { describeReadError as readErrorInFrench } from '@/lib/share/fr/read-error';
import { describeNote as noteInFrench } from '@/lib/share/fr/note';
import { wayOn as wayOnInFrench } from '@/lib/share/fr/way-on';
import { forms } from '@/lib/share/found';
import { describeNote, noteOf, noteReasons } from '@/lib/share/text/note';
import { wayOn } from '@/lib/share/way-on';
import { englishWord, setAsEnglish } from '../contract/french-words';

/** That a French sentence is one, is no English, and quotes what it is about. */
function expectFrench(said: string, english: string): void {
  expect(said).not.toBe(english);
  expect(said).toMatch(/^[\p{Lu}\d«].*\.$/u);
  expect(said).not.toMatch(englishWord);
  expect(said).not.toMatch(setAsEnglish);
  expect(said).not.toMatch(/undefined|\[object/);
}

test('details of errors are told in French, but for paths of fields', () => {
  const said = (detail: string) => readErrorInFrench({ code: 'not-a-list', detail });
  expect(said('it is empty')).toBe('Ce n’est pas une liste Muster Roll\u202f: il est vide.');
  expect(said('groups: must be a list')).toContain('groups: must be a list');
});

describe('in French', () => {
  test.each(readErrorCodes)('a list that cannot be read: %s', (code) => {
    for (const error of [{ code }, { code, detail: 'Xyz' }])
      expectFrench(readErrorInFrench(error), describeReadError(error));
  });

  test.each(readErrorCodes.flatMap((code) => forms.map((form) => [code, form] as const)))(
    'what to do about it: %s, %s',
    (code, form) => expectFrench(wayOnInFrench(code, form), wayOn(code, form)),
  );

  test.each(noteReasons)('a line of a text: %s', (reason) => {
    const note = noteOf(12, 'Xyz', reason);
    const said = noteInFrench(note);
    expectFrench(said, describeNote(note));
    expect(said).toContain('12');
  });

  test.each(eventErrorCodes)('rules of an event that cannot be read: %s', (code) => {
    for (const error of [{ code }, { code, detail: 'Xyz' }])
      expectFrench(eventsInFrench.describeEventError(error), describeEventError(error));
  });

  test.each<EventDoubt['reason']>([
    'unknown-field',
    'unknown-profile',
    'unknown-rule',
    'printed-rule',
    'bad-value',
  ])('a doubt about them: %s', (reason) => {
    const doubt = { field: 'Champ', value: 'Xyz', reason };
    expectFrench(eventsInFrench.describeDoubt(doubt), describeDoubt(doubt));
  });
});

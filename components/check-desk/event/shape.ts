import * as z from 'zod/mini';
import { limits } from '@/lib/roster/list';
import { eventSettings } from '@/lib/rules/event';
import type { Ruleset } from '@/lib/rules/ruleset';
import { allows, type Setting } from '@/lib/rules/setting';
import type { In } from '../../language/area';
import type { eventWords } from './words';

type Words = In<typeof eventWords>['form'];

// zod would probe `new Function`, which the site's content security policy forbids.
z.config({ jitless: true });

const mostPoints = 100_000;

/** An empty field, or a whole number from 1. */
function wholeNumber(words: Words, most: number) {
  return z.string().check(
    z.refine(
      (field) => {
        const text = field.trim();
        return text === '' || (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most);
      },
      words.wholeNumber(1, most),
    ),
  );
}

function isFine(setting: Setting, field: string): boolean {
  const text = field.trim();
  if (text === '') return true;
  switch (setting.kind) {
    case 'flag':
      return text === 'yes' || text === 'no';
    case 'number':
      return /^\d{1,9}$/.test(text) && allows(setting, Number(text));
    case 'choice':
      return allows(setting, text);
  }
}

function settingShape(words: Words, setting: Setting) {
  return z.optional(
    z
      .string()
      .check(
        z.refine(
          (field) => isFine(setting, field),
          setting.kind === 'number'
            ? words.wholeNumber(setting.min, setting.max)
            : words.oneOfThese,
        ),
      ),
  );
}

/** The settings of a ruleset that an event may set for everyone. */
export function settingsAtEvent(ruleset: Ruleset | undefined): readonly Setting[] {
  return (ruleset?.settings ?? []).filter(({ id }) => eventSettings.some((one) => one === id));
}

/** What the form must hold for an event of this ruleset, and what is said where it does not. */
export function shapeFor(ruleset: Ruleset | undefined, words: Words) {
  const settings = settingsAtEvent(ruleset).map(
    (one) => [one.id, settingShape(words, one)] as const,
  );
  return z.looseObject({
    name: z
      .string()
      .check(
        z.refine((name) => [...name.trim()].length <= limits.text, words.nameTooLong(limits.text)),
      ),
    ownCap: wholeNumber(words, mostPoints),
    maxCopies: wholeNumber(words, 10_000),
    maxModels: wholeNumber(words, mostPoints),
    settings: z.looseObject(Object.fromEntries(settings)),
  });
}

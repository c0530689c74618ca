import * as z from 'zod/mini';
import { limits } from '@/lib/roster/list';
import { eventSettings } from '@/lib/rules/event';
import type { Ruleset } from '@/lib/rules/ruleset';
import { allows, type Setting } from '@/lib/rules/setting';

// zod would probe `new Function`, which the site's content security policy forbids.
z.config({ jitless: true });

const mostPoints = 100_000;

/** An empty field, or a whole number from 1. */
function wholeNumber(most: number) {
  return z.string().check(
    z.refine(
      (field) => {
        const text = field.trim();
        return text === '' || (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most);
      },
      `Give a whole number from 1 to ${most.toLocaleString('en')}.`,
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

function settingShape(setting: Setting) {
  return z.optional(
    z
      .string()
      .check(
        z.refine(
          (field) => isFine(setting, field),
          setting.kind === 'number'
            ? `Give a whole number from ${setting.min} to ${setting.max}.`
            : 'Choose one of these.',
        ),
      ),
  );
}

/** The settings of a ruleset that an event may set for everyone. */
export function settingsAtEvent(ruleset: Ruleset | undefined): readonly Setting[] {
  return (ruleset?.settings ?? []).filter(({ id }) => eventSettings.some((one) => one === id));
}

/** What the form must hold for an event of this ruleset. */
export function shapeFor(ruleset: Ruleset | undefined) {
  const settings = settingsAtEvent(ruleset).map((one) => [one.id, settingShape(one)] as const);
  return z.looseObject({
    name: z
      .string()
      .check(
        z.refine(
          (name) => [...name.trim()].length <= limits.text,
          `A name has at most ${limits.text} characters.`,
        ),
      ),
    ownCap: wholeNumber(mostPoints),
    maxCopies: wholeNumber(10_000),
    maxModels: wholeNumber(mostPoints),
    settings: z.looseObject(Object.fromEntries(settings)),
  });
}

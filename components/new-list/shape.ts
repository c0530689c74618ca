import * as z from 'zod/mini';
import { limits } from '@/lib/roster/list';
import type { Setting } from '@/lib/rules/setting';
import type { RulesetFacts } from './facts';
import { most } from './values';

// zod would probe `new Function`, which the site's content security policy forbids.
z.config({ jitless: true });

/** An empty field, or a whole number within bounds. */
function wholeNumber(min: number, max: number, message: string) {
  return z.string().check(
    z.refine((field) => {
      const text = field.trim();
      return text === '' || (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max);
    }, message),
  );
}

function fieldOf(setting: Setting) {
  switch (setting.kind) {
    case 'flag':
      return z.boolean();
    case 'number':
      return wholeNumber(
        setting.min,
        setting.max,
        `Give a whole number from ${setting.min} to ${setting.max}.`,
      );
    case 'choice':
      return z.enum(['', ...setting.choices.map(({ id }) => id)], 'Choose one of these.');
  }
}

/** What the form must hold for a list of this ruleset. */
export function shapeFor({ card, settings }: RulesetFacts) {
  return z.object({
    ruleset: z.literal(card.id),
    nation: z.enum(
      card.nations.map(({ id }) => id),
      'Choose a nation.',
    ),
    cap: z.string(),
    ownCap: wholeNumber(
      1,
      most.cap,
      `Give a whole number of points, at most ${most.cap.toLocaleString('en')}.`,
    ),
    settings: z.looseObject(Object.fromEntries(settings.map((s) => [s.id, fieldOf(s)]))),
    name: z
      .string()
      .check(
        z.refine(
          (name) => [...name.trim()].length <= limits.text,
          `A name has at most ${limits.text} characters.`,
        ),
      ),
  });
}

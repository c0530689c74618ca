import * as z from 'zod/mini';
import { limits } from '@/lib/roster/list';
import type { Setting } from '@/lib/rules/setting';
import { wordsOf } from '../language/area';
import type { RulesetFacts } from './facts';
import { most } from './values';
import { newListWords } from './words';

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
  const { errors } = wordsOf(newListWords);
  switch (setting.kind) {
    case 'flag':
      return z.boolean();
    case 'number':
      return wholeNumber(setting.min, setting.max, errors.whole(setting.min, setting.max));
    case 'choice':
      return z.enum(['', ...setting.choices.map(({ id }) => id)], errors.choose);
  }
}

/** What the form must hold for a list of this ruleset. */
export function shapeFor({ card, settings }: RulesetFacts) {
  const { errors } = wordsOf(newListWords);
  return z.object({
    ruleset: z.literal(card.id),
    nation: z.enum(
      card.nations.map(({ id }) => id),
      errors.nation,
    ),
    cap: z.string(),
    ownCap: wholeNumber(1, most.cap, errors.points(most.cap)),
    settings: z.looseObject(Object.fromEntries(settings.map((s) => [s.id, fieldOf(s)]))),
    name: z
      .string()
      .check(
        z.refine((name) => [...name.trim()].length <= limits.text, errors.tooLong(limits.text)),
      ),
  });
}

import * as z from 'zod/mini';
import type { Ruleset } from '@/lib/rules/ruleset';
import { type Setting, allows } from '@/lib/rules/setting';

// zod would probe `new Function`, which the site's content security policy forbids.
z.config({ jitless: true });

/** What a setting must be, as it is written in its field. */
function shapeOf(setting: Setting) {
  if (setting.kind === 'flag') return z.boolean();
  const message =
    setting.kind === 'number'
      ? `A whole number from ${setting.min} to ${setting.max}, or nothing.`
      : 'One of the choices.';
  return z
    .string()
    .check(
      z.refine(
        (written) =>
          written.trim() === '' ||
          allows(setting, setting.kind === 'number' ? Number(written) : written),
        message,
      ),
    );
}

/** The form's fields for a ruleset. */
export function settingsSchema({ card, settings }: Ruleset) {
  return z
    .object({
      nation: z.enum(card.nations.map(({ id }) => id)),
      capChoice: z.string(),
      ownCap: z.string(),
      settings: z.object(Object.fromEntries(settings.map((one) => [one.id, shapeOf(one)]))),
    })
    .check(
      z.refine(
        ({ capChoice, ownCap }) => capChoice !== 'own' || /^\s*[1-9]\d{0,5}\s*$/.test(ownCap),
        { path: ['ownCap'], message: 'A number of points above 0.' },
      ),
    );
}

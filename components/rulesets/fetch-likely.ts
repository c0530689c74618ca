import { cardOf, loadRuleset } from '@/data';
import { isLanguage } from '@/lib/roster/language';
import { rememberedRuleset } from '@/lib/store/presence';

/**
 * Fetches the ruleset of the list that was opened last, beside the database: which one the list of
 * this page needs is known only when it has been read, and mostly it is that one.
 */
export function fetchLikelyRuleset(): void {
  const id = rememberedRuleset();
  const { lang } = document.documentElement;
  if (id === undefined || !cardOf(id) || !isLanguage(lang)) return;
  // Whoever needs it asks again, and tells when it does not come.
  loadRuleset(id, lang).catch(() => undefined);
}

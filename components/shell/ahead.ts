import { browserStore } from '@/lib/store/browser-store';
import { fetchLikelyRuleset } from '../rulesets/fetch-likely';

/** Opens the database, and fetches the ruleset that is mostly wanted, while the page comes alive. */
export function beginAhead(): void {
  browserStore();
  fetchLikelyRuleset();
}

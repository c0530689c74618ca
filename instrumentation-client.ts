/*
 * Next runs this before it makes a page alive, which takes a phone a while. Where what is stored is the
 * first thing to show, the database is opened and the ruleset fetched that is mostly wanted.
 */

import { fetchLikelyRuleset } from './components/rulesets/fetch-likely';

const { pathname } = location;
const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

if (pathname === `${base}/` || pathname === `${base}/list/`) {
  fetchLikelyRuleset();
  import('./lib/store/browser-store').then(
    ({ browserStore }) => browserStore(),
    () => undefined, // The page itself asks again, and tells.
  );
}

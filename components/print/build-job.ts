import { cardOf, loadCatalogues, loadRuleset } from '@/data';
import { missingTable } from '@/lib/print/missing-table';
import type { Card, Paper, ListsJob, RosterSheet } from '@/lib/print/model';
import { printedCode } from '@/lib/print/printed-code';
import { rosterSheet } from '@/lib/print/roster-sheet';
import { profileCard, unitCards } from '@/lib/print/unit-card';
import type { List } from '@/lib/roster/list';
import { openedStore } from '@/lib/store/use-store';
import { languageNow } from '../language/area';
import { siteAddress } from '../share/site';
import { today } from '../shell/today';
import { giveWay } from './give-way';

/** A list to print, and what of it gets cards. */
export interface ChosenList {
  readonly list: List;
  /** Keys of entries; absent = all. */
  readonly entries?: ReadonlySet<string>;
}

/** What the player wants on paper. */
export interface Choice {
  readonly lists: readonly ChosenList[];
  readonly hasRosters: boolean;
  readonly hasCards: boolean;
  /** Whether cards say what dice can bring, where that is known. */
  readonly hasOdds: boolean;
  /** Whether rosters say what the player does not own of them, as far as he counts models. */
  readonly hasMissing: boolean;
  /** Profile ids by ruleset, for cards without a list. */
  readonly profiles: ReadonlyMap<string, readonly string[]>;
  readonly paper: Paper;
}

async function load(id: string, { hasOdds }: Choice) {
  const ruleset = await loadRuleset(id, languageNow());
  const odds = hasOdds ? await ruleset.odds?.() : undefined;
  return { ruleset, glossary: await ruleset.glossary(), odds };
}

/** Fetches what lists of these rulesets will take to print; what does not come is asked for again. */
export async function fetchAhead(rulesets: readonly string[]): Promise<void> {
  const glossaries = rulesets
    .filter(cardOf)
    .map(async (id) => (await loadRuleset(id, languageNow())).glossary());
  await Promise.allSettled([loadCatalogues(), ...glossaries]);
}

/** Works out every sheet and card of a choice. Rejects when a ruleset cannot be loaded. */
export async function buildJob(choice: Choice): Promise<ListsJob> {
  const printed = today();
  const sheets: RosterSheet[] = [];
  const cards: Card[] = [];
  const owned = choice.hasMissing ? (await openedStore()?.latestBeside())?.collection : undefined;
  for (const { list, entries } of choice.lists) {
    if (!cardOf(list.ruleset)) continue;
    const { ruleset, glossary, odds } = await load(list.ruleset, choice);
    if (choice.hasRosters) {
      const code = printedCode(list, await loadCatalogues(), siteAddress());
      const missing = owned && missingTable(list, ruleset, owned);
      const more = missing ? [missing] : [];
      sheets.push(rosterSheet(list, ruleset, glossary, printed, code, more));
    }
    await giveWay();
    if (choice.hasCards) cards.push(...unitCards(list, ruleset, glossary, entries, odds));
  }
  for (const [id, profiles] of choice.profiles) {
    const { ruleset, glossary, odds } = await load(id, choice);
    for (const profile of profiles.flatMap((one) => ruleset.profiles.get(one) ?? []))
      cards.push(profileCard(profile, ruleset, glossary, odds));
  }
  return { language: languageNow(), paper: choice.paper, printed, sheets, cards };
}

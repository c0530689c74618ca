import { cardOf, loadRuleset } from '@/data';
import type { Card, Paper, PrintJob, RosterSheet } from '@/lib/print/model';
import { rosterSheet } from '@/lib/print/roster-sheet';
import { profileCard, unitCards } from '@/lib/print/unit-card';
import type { List } from '@/lib/roster/list';

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
  /** Profile ids by ruleset, for cards without a list. */
  readonly profiles: ReadonlyMap<string, readonly string[]>;
  readonly paper: Paper;
}

/** Today where the player is, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

async function load(id: string) {
  const ruleset = await loadRuleset(id);
  return { ruleset, glossary: await ruleset.glossary() };
}

/** Works out every sheet and card of a choice. Rejects when a ruleset cannot be loaded. */
export async function buildJob(choice: Choice): Promise<PrintJob> {
  const printed = today();
  const sheets: RosterSheet[] = [];
  const cards: Card[] = [];
  for (const { list, entries } of choice.lists) {
    if (!cardOf(list.ruleset)) continue;
    const { ruleset, glossary } = await load(list.ruleset);
    if (choice.hasRosters) sheets.push(rosterSheet(list, ruleset, glossary, printed));
    if (choice.hasCards) cards.push(...unitCards(list, ruleset, glossary, entries));
  }
  for (const [id, profiles] of choice.profiles) {
    const { ruleset, glossary } = await load(id);
    for (const profile of profiles.flatMap((one) => ruleset.profiles.get(one) ?? []))
      cards.push(profileCard(profile, ruleset, glossary));
  }
  return { paper: choice.paper, printed, sheets, cards };
}

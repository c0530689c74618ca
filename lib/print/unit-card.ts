import type { Odds } from '../odds/question';
import type { GlossaryEntry } from '../roster/glossary';
import { startingEntry } from '../roster/add';
import type { Entry, List } from '../roster/list';
import type { Profile } from '../roster/profile';
import { asFighter } from '../rules/fighter';
import { nationOf, type Ruleset } from '../rules/ruleset';
import { sizeWords } from '../rules/size-words';
import { type Unit, type View, viewList } from '../rules/view';
import type { Card, CardTally, UnitCard } from './model';
import { lookupIn, type Lookup, termsFor, toTerm } from './printed-terms';
import { printedNation, printedRuleset, printedUnit } from './printed-unit';
import { unknownEntry, usedColumns } from './roster-sheet';

const arms: readonly string[] = ['weapon', 'equipment'];

function talliesOf({ profile, taken, entry }: Unit, ruleset: Ruleset): readonly CardTally[] {
  return ruleset
    .tallies(profile, taken)
    .map(({ name, boxes }) => ({ name, boxes, groups: entry.count }));
}

/** "2 units, 12 bases": what is made of one thing alone is named by it. */
function cardSizeOf({ entry, models, profile }: Unit, { card: { size }, speech }: Ruleset): string {
  const named = size && profile.modelsFrom ? { unit: size.unit, part: size.part } : size;
  return sizeWords(
    { card: { ...(named && { size: named }) }, speech },
    { units: entry.count, models },
  );
}

function cardOf(unit: Unit, view: View, lookup: Lookup, odds: Odds | undefined): UnitCard {
  const { profile, items, taken } = unit;
  const { ruleset } = view;
  const { card } = ruleset;
  const shown = printedUnit(unit, view);
  const gear = termsFor([...items, ...taken.map(({ option }) => option.name)], lookup);
  // His standing in the list is nothing that is looked up at the table.
  const own = termsFor([profile.name, ...profile.rules], lookup);
  const upgrades = gear.filter((one) => !arms.includes(one.kind) && !own.includes(one));
  const rules = [...own, ...upgrades];
  const weapons = gear.filter((one) => arms.includes(one.kind) && !own.includes(one));
  const isWorthSaying = card.size ? unit.models > 0 : unit.models > 1;
  const counted = ruleset.tallies(profile, taken).some(({ lives }) => lives);
  return {
    ...shown,
    nation: printedNation(ruleset.card, nationOf(profile.id)),
    ruleset: printedRuleset(ruleset.card),
    columns: usedColumns(ruleset.columns, [
      shown.stats,
      ...shown.statLines.map((line) => line.stats),
    ]),
    tallies: talliesOf(unit, ruleset),
    modelBoxes: counted || shown.parts ? 0 : unit.models,
    ...(isWorthSaying && { size: cardSizeOf(unit, ruleset) }),
    odds: odds?.key(asFighter(unit)) ?? [],
    rules: shown.figures.length > 0 ? [] : rules.map(toTerm),
    extras: [...(shown.figures.length > 0 ? rules : []), ...weapons].map(toTerm),
  };
}

/** What makes two entries one card: everything but how many there are. */
function likeness({ profile, options, attributes, title, note }: Entry): string {
  const sorted = (record: Readonly<Record<string, unknown>> = {}) =>
    Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([profile, sorted(options), sorted(attributes), title ?? '', note ?? '']);
}

/** Entries with those alike joined into the first of them, in the order of the list. */
function distinct(entries: readonly Entry[]): readonly Entry[] {
  const byLikeness = new Map<string, Entry>();
  for (const entry of entries) {
    const key = likeness(entry);
    const same = byLikeness.get(key);
    byLikeness.set(key, same ? { ...same, count: same.count + entry.count } : entry);
  }
  return [...byLikeness.values()];
}

/**
 * The cards of a list, one for each distinct entry; of the entries with these keys only, when keys
 * are given. An unknown profile gets a card too, as it is stored. With `odds`, cards say what dice
 * can bring.
 */
export function unitCards(
  list: List,
  ruleset: Ruleset,
  glossary: readonly GlossaryEntry[],
  keys?: ReadonlySet<string>,
  odds?: Odds,
): readonly Card[] {
  const lookup = lookupIn(glossary);
  const entries = list.groups
    .flatMap((group) => group.entries)
    .filter(({ key }) => keys?.has(key) ?? true);
  const chosen: List = { ...list, groups: [{ id: 'cards', entries: distinct(entries) }] };
  const view = viewList(chosen, ruleset);
  const { units, strangers } = view;
  const cards = new Map<number, Card>();
  for (const unit of units) cards.set(unit.at, cardOf(unit, view, lookup, odds));
  for (const stranger of strangers)
    cards.set(stranger.at, {
      ...unknownEntry(stranger),
      nation: printedNation(ruleset.card, list.nation),
      ruleset: printedRuleset(ruleset.card),
    });
  return [...cards].sort(([a], [b]) => a - b).map(([, card]) => card);
}

/** The card of one model of a profile as it comes, without a list. */
export function profileCard(
  profile: Profile,
  ruleset: Ruleset,
  glossary: readonly GlossaryEntry[],
  odds?: Odds,
): Card {
  const list: List = {
    ruleset: ruleset.card.id,
    nation: profile.nation,
    name: '',
    groups: [{ id: 'cards', entries: [startingEntry(profile, 'card', 1)] }],
  };
  const view = viewList(list, ruleset);
  const [unit] = view.units;
  if (!unit) throw new Error(`${profile.id} is no profile of ${ruleset.card.id}`);
  return cardOf(unit, view, lookupIn(glossary), odds);
}

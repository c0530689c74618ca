import type { Attribute } from '../roster/attribute';
import type { Entry } from '../roster/list';
import type { Ruleset, RulesetCard, UnitFigure } from '../rules/ruleset';
import { nationOf } from '../rules/ruleset';
import type { Unit, View } from '../rules/view';
import type { Detail, Gear, PrintedNation, PrintedRuleset, UnitEntry } from './model';
import { paperIn } from './words/paper';
import type { PaperWords } from './words/paper-words';

export function printedRuleset(card: RulesetCard): PrintedRuleset {
  const { name, shortName, author, dataVersion, dataDate } = card;
  return { name, shortName, author, dataVersion, dataDate };
}

/** A nation that the ruleset does not know prints under its id, in the first hatching. */
export function printedNation(card: RulesetCard, id: string): PrintedNation {
  const nation = card.nations.find((known) => known.id === id) ?? card.nations[0];
  return { name: nation?.id === id ? nation.name : id, tincture: nation?.tincture ?? 'france' };
}

/** What each model has: kept items as they are, then what was chosen, with prices. */
function gearOf({ items, taken }: Unit, ruleset: Ruleset): readonly Gear[] {
  const lineOf = (name: string) => ruleset.itemLine?.(name) ?? name;
  const given = taken.reduce((sum, { option }) => sum + option.gives.length, 0);
  const kept = items.slice(0, items.length - given);
  return [
    ...kept.map((name) => ({ name, line: lineOf(name), quantity: 1, points: 0 })),
    ...taken.map(({ option, quantity }) => ({
      name: option.name,
      line: lineOf(option.name),
      quantity,
      points: option.points,
      ...(option.effect !== undefined && { effect: option.effect }),
    })),
  ];
}

function valueOf(attribute: Attribute, value: unknown, yes: string): string | undefined {
  switch (attribute.kind) {
    case 'flag':
      return value === true ? yes : undefined;
    case 'number':
      return typeof value === 'number' ? String(value) : undefined;
    case 'choice':
      return attribute.choices.find(({ id }) => id === value)?.label;
  }
}

/** What a unit says of itself, but for what its figures say in full. */
function detailsOf(
  { profile, attributes }: Unit,
  figures: readonly UnitFigure[],
  { sheet: { yes } }: PaperWords,
): readonly Detail[] {
  const said = new Set(figures.map(({ name }) => name));
  return profile.attributes.flatMap((attribute) => {
    if (said.has(attribute.label)) return [];
    const value = valueOf(attribute, attributes.get(attribute.id), yes);
    return value === undefined ? [] : [{ label: attribute.label, value }];
  });
}

/** Derived figures that no column says already. */
function figuresOf(unit: Unit, view: View): readonly UnitFigure[] {
  const figures = view.ruleset.unitFigures?.(unit, view) ?? [];
  return figures.filter(({ isInColumns }) => !isInColumns);
}

function partsOf(
  { entry, models }: Unit,
  { card, speech: { forms } }: Ruleset,
): Pick<UnitEntry, 'parts'> {
  const each = models / entry.count;
  if (!card.size || each < 2) return {};
  return {
    parts: { name: forms.sentence(forms.plural(card.size.part)), units: entry.count, each },
  };
}

/** The words that a player gave an entry, if any. */
export function wordsOf({ title, note }: Entry): Pick<Entry, 'title' | 'note'> {
  return { ...(title && { title }), ...(note && { note }) };
}

/** What a row of the roster and a card both show of a unit. */
export function printedUnit(unit: Unit, view: View): Omit<UnitEntry, 'rules' | 'nation'> {
  const { profile, entry } = unit;
  const { ruleset } = view;
  const figures = figuresOf(unit, view);
  return {
    kind: 'unit',
    symbol: profile.symbol,
    name: profile.name,
    ...wordsOf(entry),
    ...(profile.standing !== undefined && { standing: profile.standing }),
    count: entry.count,
    models: unit.models,
    ...partsOf(unit, ruleset),
    stats: profile.stats,
    statLines: ruleset.statLines?.(unit) ?? [],
    gear: gearOf(unit, ruleset),
    details: detailsOf(unit, figures, paperIn(ruleset.speech.language)),
    figures,
    tables: profile.tables ?? [],
    unknownOptions: unit.unknownOptions,
    ...(ruleset.cap && { price: { each: unit.each, total: unit.points } }),
  };
}

/** A unit as a row of its list's roster. */
export function unitEntry(unit: Unit, view: View): UnitEntry {
  const nation = nationOf(unit.profile.id);
  const { ruleset, list } = view;
  return {
    ...printedUnit(unit, view),
    rules: unit.profile.rules,
    ...(nation !== list.nation && { nation: printedNation(ruleset.card, nation).name }),
  };
}

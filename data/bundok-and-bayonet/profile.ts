import type { Attribute } from '@/lib/roster/attribute';
import type { Profile } from '@/lib/roster/profile';
import { nationOf } from '@/lib/rules/ruleset';
import { diceOfFigure } from './described';
import type { Figures, Morale, UnitRow } from './units';
import type { Words } from './words';

/** "21", "5–11", "2+". */
function figuresCell(figures: Figures): string {
  switch (figures.kind) {
    case 'fixed':
      return String(figures.figures);
    case 'range':
      return figures.max === undefined ? `${figures.min}+` : `${figures.min}–${figures.max}`;
    case 'none':
      return '–';
  }
}

/** "1"; "none" takes no check; "lost" stands where the copy of the source has no number. */
function moraleCell(morale: Morale, { cells }: Words): string {
  switch (morale.kind) {
    case 'dice':
      return String(morale.dice);
    case 'exempt':
      return cells.exempt;
    case 'lost':
      return cells.lost;
  }
}

/** A unit of the source as the app sees it. */
export function toProfile(row: UnitRow, attributes: readonly Attribute[], words: Words): Profile {
  const { figures } = row;
  const dice = diceOfFigure(row);
  return {
    id: row.id,
    nation: nationOf(row.id),
    name: row.name,
    points: 0,
    section: row.section,
    symbol: row.symbol,
    stats: {
      figures: figuresCell(figures),
      morale: moraleCell(row.morale, words),
      fire: dice === 0 ? '–' : String(dice),
    },
    carries: [],
    rules: row.rules,
    options: [],
    attributes,
    models: figures.kind === 'fixed' ? figures.figures : 0,
    ...(figures.kind === 'range' && { modelsFrom: 'figures' }),
    traits: new Set([row.role, row.section]),
    standing: words.composition(row.id, row.composition),
  };
}

import type { Profile } from '@/lib/roster/profile';
import { nationOf } from '@/lib/rules/ruleset';
import { attributesOf } from './attributes';
import { diceOfFigure } from './described';
import type { Figures, Morale, UnitRow } from './units';

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
function moraleCell(morale: Morale): string {
  switch (morale.kind) {
    case 'dice':
      return String(morale.dice);
    case 'exempt':
      return 'none';
    case 'lost':
      return 'lost';
  }
}

/** A unit of the source as the app sees it. */
export function toProfile(row: UnitRow): Profile {
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
      morale: moraleCell(row.morale),
      fire: dice === 0 ? '–' : String(dice),
    },
    carries: [],
    rules: row.rules,
    options: [],
    attributes: attributesOf(row),
    models: figures.kind === 'fixed' ? figures.figures : 0,
    ...(figures.kind === 'range' && { modelsFrom: 'figures' }),
    traits: new Set([row.role, row.section]),
    standing: row.composition,
  };
}

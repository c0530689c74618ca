import type { GlossaryTranslation, GlossaryTranslations } from '@/lib/roster/glossary';
import { nationalFeatures, nationIds } from '../national-features';
import { type ScenarioId, scenarioIds, scenarios } from '../scenarios';
import { national } from './terms/national';
import { play } from './terms/play';
import { scenarios as frenchScenarios } from './terms/scenarios';
import { specialRules } from './terms/special-rules';
import { squad } from './terms/squad';
import { tables } from './terms/tables';
import { weapons } from './terms/weapons';

function scenario(id: ScenarioId): GlossaryTranslation {
  const { attacker, defender } = scenarios[id].points;
  return {
    ...frenchScenarios[id],
    table: {
      head: ['Camp', 'Points'],
      rows: [
        ['Attaquant', `${attacker}`],
        ['Défenseur', `${defender}`],
      ],
    },
  };
}

/** The glossary of Song of Drums and Shakos in French, by the ids of its entries. */
export const frenchGlossary: GlossaryTranslations = {
  ...specialRules,
  ...squad,
  ...play,
  ...weapons,
  ...tables,
  ...Object.fromEntries(scenarioIds.map((id) => [id, scenario(id)])),
  ...Object.fromEntries(nationIds.map((nation) => [nationalFeatures[nation].id, national[nation]])),
};

import type { GlossaryEntry } from '@/lib/roster/glossary';
import { playEntries } from './terms/play';
import { specialRuleEntries } from './terms/special-rules';
import { squadEntries } from './terms/squad';
import { tableEntries } from './terms/tables';
import { weaponEntries } from './terms/weapons';
import { nationalFeatures, nationIds, type NationId } from './national-features';
import { scenarioIds, scenarios, type ScenarioId } from './scenarios';

const seeOfNation: Readonly<Record<NationId, readonly string[]>> = {
  austria: ['scout', 'attacker-and-defender'],
  france: ['turnover', 'activation'],
  'great-britain': ['morale-test'],
  prussia: ['leader', 'morale-test'],
  russia: ['half-strength', 'morale-test'],
};

const seeOfScenario: Readonly<Record<ScenarioId, readonly string[]>> = {
  'forlorn-hope': ['leader', 'ammo-depletion'],
  'foraging-mission': ['leader', 'nco'],
  'assault-at-the-farm': ['fleeing'],
};

function nationalEntry(nation: NationId): GlossaryEntry {
  const { id, name, summary, source } = nationalFeatures[nation];
  return { id, term: name, kind: 'national', summary, source, see: seeOfNation[nation] };
}

function scenarioEntry(id: ScenarioId): GlossaryEntry {
  const { name, points, summary, source } = scenarios[id];
  return {
    id,
    term: name,
    kind: 'table',
    summary,
    source,
    see: seeOfScenario[id],
    table: {
      head: ['Side', 'Points'],
      rows: [
        ['Attacker', `${points.attacker}`],
        ['Defender', `${points.defender}`],
      ],
    },
  };
}

/** Every term of Song of Drums and Shakos that a list, a card or another entry names. */
export const glossary: readonly GlossaryEntry[] = [
  ...specialRuleEntries,
  ...squadEntries,
  ...playEntries,
  ...weaponEntries,
  ...tableEntries,
  ...scenarioIds.map(scenarioEntry),
  ...nationIds.map(nationalEntry),
];

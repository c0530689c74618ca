import type { Setting, SettingValues } from '@/lib/rules/setting';
import { type Scenario, type ScenarioId, scenarioIds, scenarios } from './scenarios';

/** Points of a squad in a pick-up game. */
export const pickUpCap = 400;

const sides = ['attacker', 'defender'] as const;
type Side = (typeof sides)[number];

export const settings: readonly Setting[] = [
  {
    id: 'scenario',
    label: 'Scenario',
    help: 'A scenario sets the cap and your side.',
    kind: 'choice',
    none: 'Pick-up game',
    choices: scenarioIds.map((id) => ({ id, label: scenarios[id].name })),
  },
  {
    id: 'side',
    label: 'Side',
    kind: 'choice',
    needs: 'scenario',
    none: 'Not chosen yet',
    choices: [
      { id: 'attacker', label: 'Attacker' },
      { id: 'defender', label: 'Defender' },
    ],
  },
  {
    id: 'nationalFeature',
    label: 'National feature',
    help: 'An optional rule: the trait of your nation.',
    kind: 'flag',
    initial: false,
    ofNation: true,
  },
];

/** The scenario and side in play; a scenario without a side is none, nor is a side alone. */
export function scenarioOf(
  values: SettingValues,
): (Scenario & { readonly id: ScenarioId; readonly side: Side }) | undefined {
  const id = scenarioIds.find((known) => known === values.get('scenario'));
  const side = sides.find((known) => known === values.get('side'));
  return id && side ? { ...scenarios[id], id, side } : undefined;
}

/** The cap of the scenario's side, or that of a pick-up game, in points. */
export function capOf(values: SettingValues): number {
  const scenario = scenarioOf(values);
  return scenario ? scenario.points[scenario.side] : pickUpCap;
}

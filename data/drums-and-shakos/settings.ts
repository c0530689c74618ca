import type { Setting, SettingValues } from '@/lib/rules/setting';
import { type Scenario, type ScenarioId, scenarioIds, scenarios } from './scenarios';
import type { Words } from './words';

/** Points of a squad in a pick-up game. */
export const pickUpCap = 400;

const sides = ['attacker', 'defender'] as const;
type Side = (typeof sides)[number];

/** What players agree before they build a squad. */
export function settingsIn({
  settings: { scenario, side, nationalFeature },
}: Words): readonly Setting[] {
  return [
    {
      id: 'scenario',
      ...scenario,
      kind: 'choice',
      choices: scenarioIds.map((id) => ({ id, label: scenarios[id].name })),
    },
    {
      id: 'side',
      label: side.label,
      kind: 'choice',
      needs: 'scenario',
      none: side.none,
      choices: sides.map((id) => ({ id, label: side[id] })),
    },
    { id: 'nationalFeature', ...nationalFeature, kind: 'flag', initial: false, ofNation: true },
  ];
}

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

import type { View } from '@/lib/rules/view';
import { nationalFeatures, nationIds } from './national-features';
import { scenarioOf } from './settings';

/** The scenario in play, and the national feature when both players want it. */
export function terms(view: View): readonly string[] {
  const scenario = scenarioOf(view.settings);
  const nation = nationIds.find((id) => id === view.list.nation);
  const feature = nation && view.settings.get('nationalFeature') === true;
  return [
    ...(scenario ? [scenario.name] : []),
    ...(feature ? [nationalFeatures[nation].name] : []),
  ];
}

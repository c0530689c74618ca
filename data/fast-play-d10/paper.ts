import type { View } from '@/lib/rules/view';
import { officerOf, troopsOf } from './described';
import { leaderOf } from './leaders';
import { classNames } from './units';

/** Terms of one unit that stand behind what it says of itself. */
function termsOfUnit(unit: View['units'][number]): readonly string[] {
  const troops = troopsOf(unit);
  if (troops) {
    const { arm, nation, unitClass, hasLances, hasArmour } = troops;
    const isHeavyGuard = arm === 'heavy-cavalry' && unitClass === 'guard';
    return [
      classNames[unitClass],
      ...(isHeavyGuard ? ['Guard heavy cavalry'] : []),
      ...(hasLances ? ['Lancers'] : []),
      ...(hasArmour ? ['Armoured cavalry'] : []),
      ...(arm === 'foot-artillery' || arm === 'horse-artillery' ? [gunTerm(nation)] : []),
      ...(nation === 'france' ? ['French officers'] : []),
    ];
  }
  return leaderOf(officerOf(unit)?.leader) ? ['Great commander'] : [];
}

function gunTerm(nation: string): string {
  switch (nation) {
    case 'france':
      return 'French guns';
    case 'great-britain':
      return 'British guns';
    case 'russia':
      return 'Russian guns';
    default:
      return 'Guns of other nations';
  }
}

/** What the classes, arms and nations of a list bring into play, each term once. */
export function terms(view: View): readonly string[] {
  return [...new Set(view.units.flatMap(termsOfUnit))];
}

import type { Fighter, Side, Situation, Switch } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { has } from './fighter';
import { handWeaponOf } from './hand-weapons';
import type { OddsWords } from './words';

/** As many as fit round one base. */
const mostEnemies = 6;

/** Id of a switch that each side has. */
export function ofSide(side: Side, name: string): string {
  return `${side}-${name}`;
}

/** What can be set for a fight, told in these words. */
export function fightSwitchesIn(words: OddsWords) {
  const { switches } = words.fight;

  function sideSwitches(side: Side, fighter: Fighter): readonly Switch[] {
    return [
      {
        id: ofSide(side, 'enemies'),
        side,
        label: switches.enemies,
        choices: Array.from({ length: mostEnemies }, (_, at) => ({
          id: `${at + 1}`,
          label: `${at + 1}`,
        })),
      },
      { id: ofSide(side, 'fallen'), side, label: switches.fallen },
      { id: ofSide(side, 'defending'), side, label: switches.defending },
      { id: ofSide(side, 'no-room'), side, label: switches.noRoom },
      ...(has(fighter, 'Flag Bearer')
        ? [{ id: ofSide(side, 'dropped'), side, label: switches.dropped }]
        : []),
    ];
  }

  /** What can be set for a fight of these two; the attacker alone spends actions on it. */
  function fightSwitches(first: Fighter, second: Fighter, set: Situation): readonly Switch[] {
    const isMounted = has(first, 'Mounted') || has(second, 'Mounted');
    const isBare = [first, second].some((fighter) => handWeaponOf(fighter).rank === 0);
    return [
      { id: 'powerful', side: 'first', label: switches.powerful, help: switches.powerfulHelp },
      { id: 'ambush', side: 'first', label: switches.ambush },
      ...sideSwitches('first', first),
      ...sideSwitches('second', second),
      ...(isMounted ? [{ id: 'rough', label: switches.rough, help: switches.roughHelp }] : []),
      ...(isBare
        ? [{ id: 'bare-hands', label: switches.bareHands, help: switches.bareHandsHelp }]
        : []),
      { id: 'free-hack', label: switches.freeHack, help: switches.freeHackHelp },
      ...(isOn(set, 'free-hack')
        ? [{ id: 'routed', label: switches.routed, help: switches.routedHelp }]
        : []),
    ];
  }

  return { fightSwitches };
}

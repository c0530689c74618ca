import type { Fighter, Side, Switch } from '@/lib/odds/question';
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

  function sideSwitches(side: Side): readonly Switch[] {
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
    ];
  }

  /** What can be set for a fight of these two; the attacker alone spends actions on it. */
  function fightSwitches(first: Fighter, second: Fighter): readonly Switch[] {
    const isMounted = has(first, 'Mounted') || has(second, 'Mounted');
    const isBare = [first, second].some((fighter) => handWeaponOf(fighter).rank === 0);
    return [
      { id: 'powerful', side: 'first', label: switches.powerful, help: switches.powerfulHelp },
      { id: 'ambush', side: 'first', label: switches.ambush },
      ...sideSwitches('first'),
      ...sideSwitches('second'),
      ...(isMounted ? [{ id: 'rough', label: switches.rough, help: switches.roughHelp }] : []),
      ...(isBare
        ? [{ id: 'bare-hands', label: switches.bareHands, help: switches.bareHandsHelp }]
        : []),
      { id: 'free-hack', label: switches.freeHack, help: switches.freeHackHelp },
    ];
  }

  return { fightSwitches };
}

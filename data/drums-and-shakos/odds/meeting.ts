import type { Fighter, Side, Situation } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { combatOf, has } from './fighter';
import { ofSide } from './fight-switches';
import { handWeaponOf, isChosen } from './hand-weapons';
import type { Stand } from './result';
import type { OddsWords } from './words';

export interface Modifier {
  readonly label: string;
  readonly amount: number;
}

/** Two models in contact: what each adds, why, and which readings that rests on. */
export interface Meeting {
  readonly stands: Readonly<Record<Side, Stand>>;
  readonly modifiers: Readonly<Record<Side, readonly Modifier[]>>;
  /** The attacker cannot be hurt; whoever flees from him cannot fail and live. */
  readonly freeHack: 'none' | 'leaving' | 'routed';
  readonly readings: readonly string[];
}

const other: Readonly<Record<Side, Side>> = { first: 'second', second: 'first' };

type Both = Readonly<Record<Side, Fighter>>;

/** Bare hands give nobody a better weapon, unless the players agree that they do. */
function isBetter(mine: Fighter, theirs: Fighter, situation: Situation): boolean {
  const [own, enemy] = [handWeaponOf(mine).rank, handWeaponOf(theirs).rank];
  return own > enemy && (enemy > 0 || isOn(situation, 'bare-hands'));
}

function standOf(
  side: Side,
  both: Both,
  modifiers: readonly Modifier[],
  situation: Situation,
): Stand {
  const [own, enemy] = [both[side], both[other[side]]];
  return {
    adds: modifiers.reduce((sum, { amount }) => sum + amount, combatOf(own)),
    hasBetterWeapon: isBetter(own, enemy, situation),
    hasCuirass: has(own, 'Cuirass'),
    isDown: isOn(situation, ofSide(side, 'fallen')),
    hasRoom: !isOn(situation, ofSide(side, 'no-room')),
  };
}

function freeHackOf(situation: Situation): Meeting['freeHack'] {
  if (!isOn(situation, 'free-hack')) return 'none';
  return isOn(situation, 'routed') ? 'routed' : 'leaving';
}

/** What both sides bring into a fight, told in these words. */
export function meetingIn(words: OddsWords) {
  const { modifiers: names, readings } = words.fight;

  function weaponName(fighter: Fighter): string {
    return handWeaponOf(fighter).name || words.fight.bareHands;
  }

  /** The modifiers of one side of a fight, Combat apart. */
  function modifiersOf(side: Side, both: Both, situation: Situation): readonly Modifier[] {
    const [own, enemy] = [both[side], both[other[side]]];
    const isSet = (whose: Side, name: string) => isOn(situation, ofSide(whose, name));
    const enemies = Number(situation[ofSide(side, 'enemies')] ?? 1);
    const all: readonly (Modifier & { readonly applies: boolean })[] = [
      { label: names.strong, amount: 1, applies: has(own, 'Strong') },
      { label: names.weak, amount: -1, applies: has(own, 'Weak') },
      {
        label: names.better(weaponName(own), weaponName(enemy).toLowerCase()),
        amount: 1,
        applies: isBetter(own, enemy, situation),
      },
      { label: names.mounted, amount: 1, applies: has(own, 'Mounted') && !has(enemy, 'Mounted') },
      {
        label: names.flag,
        amount: -1,
        applies: has(own, 'Flag Bearer') && !isSet(side, 'dropped'),
      },
      { label: names.fallen, amount: 2, applies: isSet(other[side], 'fallen') },
      { label: names.outnumbered(enemies), amount: 1 - enemies, applies: enemies > 1 },
      { label: names.ambush, amount: 1, applies: side === 'first' && isOn(situation, 'ambush') },
      {
        label: names.powerful,
        amount: -1,
        applies: side === 'second' && isOn(situation, 'powerful'),
      },
      { label: names.defending, amount: 1, applies: isSet(side, 'defending') },
      { label: names.rough, amount: -1, applies: has(own, 'Mounted') && isOn(situation, 'rough') },
    ];
    return all.flatMap(({ label, amount, applies }) => (applies ? [{ label, amount }] : []));
  }

  /** The readings that this very meeting rests on. */
  function readingsOf(
    { first, second }: Both,
    stands: Readonly<Record<Side, Stand>>,
    situation: Situation,
  ): readonly string[] {
    const fighters = [first, second];
    const both = [stands.first, stands.second];
    const [a, b] = fighters.map((fighter) => handWeaponOf(fighter).rank);
    const isBareAgainstArmed = a !== b && (a === 0 || b === 0);
    const bareReading = isOn(situation, 'bare-hands')
      ? readings.bareHandsWorst
      : readings.bareHands;
    return [
      ...(fighters.some(isChosen) ? [readings.best] : []),
      ...(isBareAgainstArmed ? [bareReading] : []),
      ...(both.some(({ adds }) => adds < 0) ? [readings.nought] : []),
      ...(both.some(({ isDown }) => isDown) ? [readings.fallenOut] : []),
      ...(both.some(({ hasCuirass, hasBetterWeapon }) => hasCuirass && hasBetterWeapon)
        ? [readings.cuirassBetter]
        : []),
      ...(both.some(({ hasCuirass, adds }) => hasCuirass && adds <= 0)
        ? [readings.cuirassDouble]
        : []),
    ];
  }

  /**
   * What both sides bring into a fight. `extra` is more for one side, such as the shot with which a
   * loaded man meets a charge.
   */
  function meetingOf(
    first: Fighter,
    second: Fighter,
    situation: Situation,
    extra: Readonly<Partial<Record<Side, Modifier>>> = {},
  ): Meeting {
    const both = { first, second };
    const allOf = (side: Side) => {
      const more = extra[side];
      return [...modifiersOf(side, both, situation), ...(more ? [more] : [])];
    };
    const modifiers = { first: allOf('first'), second: allOf('second') };
    const stands = {
      first: standOf('first', both, modifiers.first, situation),
      second: standOf('second', both, modifiers.second, situation),
    };
    return {
      stands,
      modifiers,
      freeHack: freeHackOf(situation),
      readings: readingsOf(both, stands, situation),
    };
  }

  return { meetingOf };
}

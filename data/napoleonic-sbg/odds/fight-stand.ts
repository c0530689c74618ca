import type { Fighter, Side, Situation } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { type Fate, readFate } from './fate';
import {
  attacksOf,
  carries,
  defenceOf,
  fightOf,
  hasRule,
  ofSide,
  strengthOf,
  woundsOf,
} from './fighter';
import { type FightKind, fightKindsOf, hasHandWeapon } from './fight-weapons';
import { raiseOf } from './might';
import type { OddsWords } from './words';
import type { Blow } from './wound';

export const other: Readonly<Record<Side, Side>> = { first: 'second', second: 'first' };

export type Both = Readonly<Record<Side, Fighter>>;

/** One side of a fight, as its dice know it. */
export interface Stand {
  readonly dice: number;
  /** 1 or 0, off the highest die. */
  readonly penalty: number;
  readonly fight: number;
  readonly blow: Blow;
  readonly wearsHelmet: boolean;
  /** By how much its highest die is raised at most. */
  readonly raise: number;
  readonly wounds: number;
  readonly fate: Fate | undefined;
  /** What was said of its weapon. */
  readonly rules: readonly string[];
  readonly kind: FightKind;
}

function kindOf(side: Side, fighter: Fighter, situation: Situation): FightKind {
  const kinds = fightKindsOf(fighter);
  return kinds.find((kind) => kind === situation[ofSide(side, 'weapon')]) ?? kinds[0] ?? 'none';
}

/** What each side brings into a fight, told in these words. */
export function fightStandIn(words: OddsWords) {
  const { fight: say } = words;

  /** Why a side is 1 off to win; nothing = it is not. */
  function penaltyOf(
    side: Side,
    fighter: Fighter,
    kind: FightKind,
    situation: Situation,
  ): string | undefined {
    const { penalties } = say;
    switch (kind) {
      case 'gun':
      case 'two-handed':
        return penalties[kind];
      case 'pike':
        return isOn(situation, ofSide(side, 'supported')) ? undefined : penalties.pike;
      case 'lance':
        return situation['charge'] === other[side] && !hasHandWeapon(fighter)
          ? penalties.lance
          : undefined;
      default:
        return undefined;
    }
  }

  /** What a mounted charge adds when wounding; nothing = nothing. */
  function bonusOf(
    side: Side,
    fighter: Fighter,
    kind: FightKind,
    situation: Situation,
  ): string | undefined {
    if (situation['charge'] !== side) return undefined;
    if (kind === 'lance') return say.lanceBonus;
    return kind === 'hand' && hasRule(fighter, 'Charge!') && carries(fighter, 'Sword')
      ? say.chargeBonus
      : undefined;
  }

  /** What a side brings into a fight. */
  function standOf(side: Side, both: Both, situation: Situation): Stand {
    const [own, enemy] = [both[side], both[other[side]]];
    const kind = kindOf(side, own, situation);
    const hasBrute = hasRule(own, 'Brute Strength');
    const penalty = penaltyOf(side, own, kind, situation);
    const bonus = bonusOf(side, own, kind, situation);
    const counts = penalty !== undefined && !hasBrute;
    return {
      dice: Number(situation[ofSide(side, 'dice')]) || attacksOf(own),
      penalty: counts ? 1 : 0,
      fight: fightOf(own) + (isOn(situation, ofSide(side, 'duke')) ? 1 : 0),
      blow: {
        strength: strengthOf(own),
        defence: defenceOf(enemy),
        bonus: (bonus === undefined ? 0 : 1) + (hasRule(own, 'Fatal Accuracy') ? 1 : 0),
      },
      wearsHelmet: isOn(situation, ofSide(side, 'helmet')),
      raise: raiseOf(side, situation),
      wounds: woundsOf(own),
      fate: readFate(side, own, situation),
      rules: [
        ...(counts ? [penalty] : []),
        ...(penalty !== undefined && hasBrute ? [say.penalties.brute] : []),
        ...(bonus === undefined ? [] : [bonus]),
      ],
      kind,
    };
  }

  return { standOf };
}

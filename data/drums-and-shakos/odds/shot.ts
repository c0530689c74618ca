import type { Fighter, Situation, Switch } from '@/lib/odds/question';
import { isOn, readSituation } from '@/lib/odds/situation';
import { combatOf, has } from './fighter';
import { type Distance, distancesOf, type Firearm, firearmsOf, modifierAt } from './firearms';
import type { Modifier } from './meeting';
import type { Shooter, Target } from './result';
import type { OddsWords } from './words';

/** A group of that size at most shoots as one. */
const mostShooters = 6;

/** One shot or volley: who adds what, and what follows. */
export interface Shot {
  readonly shooter: Shooter;
  readonly target: Target;
  readonly modifiers: { readonly first: readonly Modifier[]; readonly second: readonly Modifier[] };
  readonly readings: readonly string[];
}

/** The weapon that is chosen, or the first that there is. */
function weaponOf(first: Fighter, set: Situation): Firearm | undefined {
  const carried = firearmsOf(first);
  return carried.find(({ name }) => name.toLowerCase() === set['weapon']) ?? carried[0];
}

/** A blunderbuss also strikes whoever stands in contact with its target, with this modifier. */
const besideModifier = 1;

function canBeBeside({ name }: Firearm, set: Situation): boolean {
  return name === 'Blunderbuss' && set['distance'] !== 'double';
}

function volleyOf(situation: Situation): number {
  const { attack = '' } = situation;
  return attack.startsWith('volley-') ? Number(attack.slice('volley-'.length)) : 1;
}

function applying(all: readonly (Modifier & { readonly applies: boolean })[]): readonly Modifier[] {
  return all.flatMap(({ label, amount, applies }) => (applies ? [{ label, amount }] : []));
}

function addUp(combat: number, modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { amount }) => sum + amount, combat);
}

/** What a shot is made of, told in these words. */
export function shotIn(words: OddsWords) {
  const { shot } = words;

  /** What can be set for a shot; the distances are those of the weapon in hand. */
  function shotSwitches(first: Fighter, set: Situation): readonly Switch[] {
    const carried = firearmsOf(first);
    const weapon = weaponOf(first, set);
    if (!weapon) return [];
    const volleys = Array.from({ length: mostShooters - 1 }, (_, at) => at + 2);
    return [
      ...(carried.length > 1
        ? [
            {
              id: 'weapon',
              side: 'first',
              label: shot.weapon,
              choices: carried.map(({ name }) => ({ id: name.toLowerCase(), label: name })),
            } as const,
          ]
        : []),
      {
        id: 'distance',
        label: shot.distance,
        choices: distancesOf(weapon).map((id) => ({ id, label: shot.distances[id] })),
      },
      {
        id: 'attack',
        side: 'first',
        label: shot.attack,
        help: shot.attackHelp,
        choices: [
          { id: 'plain', label: shot.attacks.plain },
          { id: 'aimed', label: shot.attacks.aimed },
          ...volleys.map((shooters) => ({
            id: `volley-${shooters}`,
            label: shot.attacks.volley(shooters),
          })),
        ],
      },
      {
        id: 'cover',
        side: 'second',
        label: shot.cover,
        choices: (['none', 'soft', 'hard'] as const).map((id) => ({ id, label: shot.covers[id] })),
      },
      ...(canBeBeside(weapon, set)
        ? [{ id: 'beside', side: 'second', label: shot.beside, help: shot.besideHelp } as const]
        : []),
      { id: 'second-fallen', side: 'second', label: shot.fallen },
      { id: 'scarce', side: 'first', label: shot.scarce, help: shot.scarceHelp },
    ];
  }

  /** A shot of the first at the second. Throws for a shooter without a firearm: it is not asked of him. */
  function shotOf(first: Fighter, second: Fighter, set: Situation): Shot {
    const weapon = weaponOf(first, set);
    if (!weapon) throw new Error(`${first.profile.id} has nothing to shoot with`);
    const situation = readSituation(shotSwitches(first, set), set);
    const distance = (situation['distance'] ?? 'short') as Distance;
    const isAimed = situation['attack'] === 'aimed';
    const isNear = distance === 'short' || distance === 'medium';
    const isMarksman = isAimed && isNear && has(first, 'Marksman');
    const shooters = volleyOf(situation);
    const isDown = isOn(situation, 'second-fallen');
    const hasCuirass = has(second, 'Cuirass');
    const { modifiers: names } = shot;
    const ofShooter = applying([
      {
        label: names.firearm(weapon.name, shot.distances[distance]),
        amount: modifierAt(weapon, distance) ?? 0,
        applies: true,
      },
      {
        label: names.beside,
        amount: besideModifier - weapon.single,
        applies: isOn(situation, 'beside'),
      },
      { label: names.poorShot, amount: -1, applies: has(first, 'Poor Shot') },
      {
        label: names.saddle,
        amount: -1,
        applies: has(first, 'Mounted') && weapon.name !== 'Bow',
      },
      { label: names.soft, amount: -1, applies: situation['cover'] === 'soft' },
      { label: names.hard, amount: -2, applies: situation['cover'] === 'hard' },
      { label: names.fallen, amount: -1, applies: isDown && distance !== 'short' },
    ]);
    const ofTarget = applying([
      { label: names.aimed, amount: -1, applies: isAimed && !isMarksman },
      { label: names.volley(shooters - 1), amount: 1 - shooters, applies: shooters > 1 },
    ]);
    const adds = [addUp(combatOf(first), ofShooter), addUp(combatOf(second), ofTarget)] as const;
    return {
      shooter: { adds: adds[0], woundsByBeating: isMarksman },
      target: { adds: adds[1], hasCuirass, isDown },
      modifiers: { first: ofShooter, second: ofTarget },
      readings: [
        ...(adds[1] < 0 ? [shot.readings.nought] : []),
        ...(isMarksman && hasCuirass && !isDown ? [shot.readings.cuirassMarksman] : []),
      ],
    };
  }

  return { shotSwitches, shotOf };
}

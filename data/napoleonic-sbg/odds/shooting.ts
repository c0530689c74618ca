import { certain, type Chance, not, times } from '@/lib/odds/chance';
import { atLeast, atLeastOne } from '@/lib/odds/dice';
import { type Gate, gateChain, throughGates } from '@/lib/odds/gates';
import type {
  Answer,
  Aside,
  DuelQuestion,
  Fighter,
  Situation,
  Step,
  Switch,
} from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { shootingItems, type ShootingItem } from '../weapons';
import { defenceOf, hasRule, isGun, shootOf } from './fighter';
import { scatterIn } from './scatter';
import { type Blow, woundIn } from './wound';
import type { OddsWords } from './words';

/** What a model can shoot with. */
export function weaponsOf({ items }: Fighter): readonly ShootingItem[] {
  return shootingItems.filter(({ name }) => items.includes(name));
}

function idOf({ name }: ShootingItem): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function weaponOf(first: Fighter, set: Situation): ShootingItem | undefined {
  const carried = weaponsOf(first);
  return carried.find((item) => idOf(item) === set['weapon']) ?? carried[0];
}

/** Every model under a blunderbuss's template is hit on this, whoever fires it. */
const templateHits = 5;

function isTemplate({ name }: ShootingItem): boolean {
  return name === 'Blunderbuss';
}

/** The rolls of a shot, in the order in which they are thrown. */
interface Rolls {
  /** Until it strikes the target. */
  readonly aim: readonly Gate[];
  readonly wound: Gate;
  readonly save: readonly Gate[];
}

/** The strength of a weapon at a range, against the target; Plunket wounds at +1. */
function blowOf(first: Fighter, second: Fighter, weapon: ShootingItem, situation: Situation): Blow {
  return {
    strength: weapon.strength[situation['range'] === 'near' ? 'half' : 'full'],
    defence: defenceOf(second),
    bonus: hasRule(first, 'Fatal Accuracy') ? 1 : 0,
  };
}

/** Shots of men, told in these words. */
export function shootingIn(words: OddsWords) {
  const { coverGate, coverSwitch, scatterGate, scatterSwitch } = scatterIn(words);
  const { blowSteps, helmetGate, targetReadings, woundGate } = woundIn(words);

  const { shot } = words;

  function switchesOf(first: Fighter, set: Situation): readonly Switch[] {
    const carried = weaponsOf(first);
    const weapon = weaponOf(first, set);
    if (!weapon) return [];
    const scatters = weapon.scatterInches !== undefined;
    return [
      ...(carried.length > 1
        ? [
            {
              id: 'weapon',
              side: 'first' as const,
              label: shot.weapon,
              choices: carried.map((item) => ({ id: idOf(item), label: item.name })),
            },
          ]
        : []),
      {
        id: 'range',
        label: shot.range,
        choices: (['far', 'near'] as const).map((id) => ({ id, label: shot.ranges[id] })),
      },
      coverSwitch,
      ...(scatters && !isOn(set, 'large') ? [scatterSwitch('small')] : []),
      ...(scatters ? [{ id: 'large', label: shot.large, help: shot.largeHelp }] : []),
      ...(weapon.name === 'Brace of Pistols'
        ? [{ id: 'both', side: 'first' as const, label: shot.both, help: shot.bothHelp }]
        : []),
      { id: 'second-helmet', side: 'second', label: shot.helmet },
    ];
  }

  /** The score that hits, and how it comes about. */
  function toHit(
    first: Fighter,
    weapon: ShootingItem,
    situation: Situation,
  ): { readonly needed: number; readonly steps: readonly Step[] } {
    if (isTemplate(weapon)) {
      const text = shot.template;
      return {
        needed: templateHits,
        steps: [{ kind: 'say', text, source: words.source('Blunderbuss') }],
      };
    }
    const value = shootOf(first);
    const isNear = situation['range'] === 'near';
    const isLarge = isOn(situation, 'large') && weapon.scatterInches !== undefined;
    const needed = value - (isNear ? 1 : 0) + (isLarge ? 1 : 0);
    return {
      needed,
      steps: [
        {
          kind: 'sum',
          title: shot.toHit,
          rows: [
            { label: shot.shoot, amount: value },
            ...(isNear ? [{ label: shot.half, amount: -1 }] : []),
            ...(isLarge ? [{ label: shot.largeGame, amount: 1 }] : []),
          ],
          total: { label: shot.toHit, value: `${needed}+` },
          source: words.source('Differences of Range'),
        },
      ],
    };
  }

  function hitGate(needed: number): Gate {
    const pass = atLeast(needed);
    const ending = { id: 'missed', name: shot.outcomes.missed, gravity: 0 } as const;
    return { label: shot.hit(needed), pass, stops: [{ ending, chance: not(pass) }] };
  }

  function rollsOf(first: Fighter, weapon: ShootingItem, situation: Situation, blow: Blow): Rolls {
    const scatters = weapon.scatterInches !== undefined && !isOn(situation, 'large');
    const unhurt = { id: 'unhurt', name: shot.outcomes.unhurt, gravity: 0 } as const;
    return {
      aim: [
        hitGate(toHit(first, weapon, situation).needed),
        ...(scatters ? [scatterGate(situation)] : []),
        coverGate(situation),
      ],
      wound: woundGate(blow, unhurt),
      save: helmetGate(isOn(situation, 'second-helmet')),
    };
  }

  /** What stands beside the outcomes: two pistols at once, and the wounds of Fatal Accuracy. */
  function asidesOf(
    wounded: Chance,
    { aim }: Rolls,
    bonus: number,
    situation: Situation,
  ): readonly Aside[] {
    const strikes = aim.reduce((all, { pass }) => times(all, pass), certain);
    return [
      ...(isOn(situation, 'both')
        ? [
            {
              id: 'both',
              name: shot.atLeastOne,
              value: atLeastOne(2, wounded),
              kind: 'chance',
            } as const,
          ]
        : []),
      ...(bonus > 0
        ? [
            {
              id: 'several',
              name: shot.several,
              value: times(strikes, atLeast(6 - bonus)),
              kind: 'chance',
            } as const,
          ]
        : []),
    ];
  }

  function answer(first: Fighter, second: Fighter, situation: Situation): Answer {
    const weapon = weaponOf(first, situation);
    if (!weapon) throw new Error(`${first.profile.id} has nothing to shoot with`);
    const blow = blowOf(first, second, weapon, situation);
    const rolls = rollsOf(first, weapon, situation, blow);
    const gates = [...rolls.aim, rolls.wound, ...rolls.save];
    const wounded = gates.reduce((all, { pass }) => times(all, pass), certain);
    const outcomes = throughGates(gates, {
      id: 'wounded',
      name: shot.outcomes.wounded,
      befalls: 'second',
      gravity: 3,
    });
    const scatters = weapon.scatterInches !== undefined && !isOn(situation, 'large');
    const reading = (text: string): Step => ({ kind: 'say', text, isReading: true });
    return {
      bars: [{ outcomes, asides: asidesOf(wounded, rolls, blow.bonus, situation) }],
      steps: [
        ...toHit(first, weapon, situation).steps,
        ...(scatters
          ? [
              { kind: 'say', text: shot.crowd, source: words.source('Scatter') } as const,
              reading(shot.readings.crowd),
              reading(shot.readings.order),
            ]
          : []),
        ...blowSteps(blow),
        ...(blow.bonus > 0 ? [reading(shot.readings.accuracy)] : []),
        ...targetReadings(second),
        gateChain(shot.title, gates, shot.outcomes.wounded),
      ],
    };
  }

  /** A shot of small arms. */
  const shooting: DuelQuestion = {
    id: 'shooting',
    name: shot.name,
    refuse: (first) =>
      isGun(first) || weaponsOf(first).length === 0 || Number.isNaN(shootOf(first))
        ? shot.nothing(first.profile.name)
        : undefined,
    switches: (first, _second, set) => switchesOf(first, set),
    answer,
  };

  return { toHit, shooting };
}

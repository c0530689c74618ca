import { type Chance, never, not, plus, sum, times } from '@/lib/odds/chance';
import type { Distribution } from '@/lib/odds/distribution';
import type { Answer, DuelQuestion, Fighter, Situation, Step, Switch } from '@/lib/odds/question';
import { isOn, on } from '@/lib/odds/situation';
import { has } from './fighter';
import { firearmsOf } from './firearms';
import { type Ending, endings, handToHandIn } from './hand-to-hand';
import { ofSide, fightSwitchesIn } from './fight-switches';
import { type Meeting, type Modifier, meetingIn } from './meeting';
import { failures } from './morale';
import { targetIn } from './target';
import type { OddsWords } from './words';

/** Not of a charge: the charged stand in the open and on foot, and nobody leaves. */
const left: readonly string[] = [
  'first-defending',
  'first-fallen',
  'free-hack',
  'routed',
  'rough',
  'second-fallen',
  'second-defending',
  'ambush',
];

/** Two ways of fighting, each as often as its chance, the rest being a flight. */
function mixed(
  parts: readonly (readonly [chance: Chance, ends: Distribution<Ending>])[],
): Distribution<Ending> {
  const gathered = new Map<Ending, Chance>();
  for (const [often, ends] of parts)
    for (const [ending, one] of ends)
      gathered.set(ending, plus(gathered.get(ending) ?? never, times(often, one)));
  return gathered;
}

/** Cavalry that charges foot, told in these words. */
export function chargeIn(words: OddsWords) {
  const { fightSteps, outcomesOf } = handToHandIn(words);
  const { fightSwitches } = fightSwitchesIn(words);
  const { meetingOf } = meetingIn(words);
  const { leaderSwitch, moraleTarget } = targetIn(words);

  const { charge } = words;

  function switchesOf(first: Fighter, second: Fighter, set: Situation): readonly Switch[] {
    return [
      ...leaderSwitch(second, 'morale').map((one) => ({
        ...one,
        id: ofSide('second', one.id),
        side: 'second' as const,
        label: charge.leader,
      })),
      ...(firearmsOf(second).length > 0
        ? [
            {
              id: 'loaded',
              side: 'second' as const,
              label: charge.loaded,
              choices: [
                { id: on, label: charge.isLoaded },
                { id: 'no', label: charge.isEmpty },
              ],
            },
          ]
        : []),
      ...fightSwitches(first, second, set).filter(({ id }) => !left.includes(id)),
    ];
  }

  /** The shot with which a loaded man meets a charge: his best modifier at single range. */
  function shotOf(second: Fighter, situation: Situation): Modifier | undefined {
    if (!isOn(situation, 'loaded')) return undefined;
    const [best] = firearmsOf(second).toSorted((a, b) => b.single - a.single);
    return best && { label: charge.fires(best.name), amount: best.single };
  }

  function answer(first: Fighter, second: Fighter, situation: Situation): Answer {
    const target = moraleTarget(second, {
      leader: situation[ofSide('second', 'leader')] ?? '',
      ...(has(first, 'Fear') && { fear: on }),
    });
    const failed = failures(target.needed);
    const chances = {
      three: failed.get(0) ?? never,
      some: sum([failed.get(1) ?? never, failed.get(2) ?? never]),
      flees: failed.get(3) ?? never,
    };
    const shot = shotOf(second, situation);
    const usual = meetingOf(first, second, situation);
    const fired = shot && meetingOf(first, second, situation, { second: shot });
    const ends = mixed([
      [chances.three, endings(fired ?? usual)],
      [chances.some, endings(usual)],
    ]);
    const flight = {
      id: 'flees',
      name: charge.flees(words.sides.second),
      chance: chances.flees,
      befalls: 'second' as const,
      gravity: 4 as const,
    };
    return {
      bars: [{ outcomes: [flight, ...outcomesOf(ends)], asides: [] }],
      steps: stepsOf(target.steps, chances, { usual, fired }, { first, second }),
    };
  }

  function stepsOf(
    test: readonly Step[],
    { three, some, flees }: Readonly<Record<'three' | 'some' | 'flees', Chance>>,
    { usual, fired }: { readonly usual: Meeting; readonly fired: Meeting | undefined },
    fighters: Readonly<Record<'first' | 'second', Fighter>>,
  ): readonly Step[] {
    const source = words.book(charge.source);
    const stays = not(flees);
    const fights: readonly (readonly [string, Chance, Meeting])[] = fired
      ? [
          [charge.firedFight, three, fired],
          [charge.usualFight, some, usual],
        ]
      : [[charge.anyFight, stays, usual]];
    return [
      { kind: 'say', text: charge.rules, source },
      ...test,
      {
        kind: 'split',
        title: charge.test,
        parts: [
          { label: charge.three, chance: three },
          { label: charge.some, chance: some },
          { label: charge.none, chance: flees },
        ],
      },
      ...(fired ? [{ kind: 'say', text: charge.single, isReading: true } as const] : []),
      { kind: 'say', text: charge.joined },
      ...fights.flatMap(([title, often, meeting]): readonly Step[] => [
        { kind: 'split', title, parts: [{ label: title, chance: often }] },
        ...fightSteps(meeting, fighters),
      ]),
    ];
  }

  /** A horseman charges a man on foot in the open: the test, then the fight that it leads to. */
  const cavalryCharge: DuelQuestion = {
    id: 'charge',
    standing: 'usual',
    name: charge.name,
    refuse: (first, second) => {
      if (!has(first, 'Mounted')) return charge.notMounted(first.profile.name);
      return has(second, 'Mounted') ? charge.notFoot(second.profile.name) : undefined;
    },
    switches: switchesOf,
    answer,
  };

  return { cavalryCharge };
}

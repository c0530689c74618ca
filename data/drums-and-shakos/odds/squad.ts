import type {
  Member,
  Situation,
  SquadAnswer,
  SquadQuestion,
  Step,
  Switch,
} from '@/lib/odds/question';
import { type Chance, never, plus } from '@/lib/odds/chance';
import { isOn } from '@/lib/odds/situation';
import { diceOf } from './activation';
import { has } from './fighter';
import { ofPairs } from './pairs';
import { targetIn } from './target';
import { type Kind, kindsOf } from './squad-kinds';
import { legsIn } from './squad-legs';
import { searchTurn, type Turn } from './turn';
import type { OddsWords } from './words';

function hasAny(
  members: readonly Member[],
  rule: 'Leader' | 'NCO' | 'Musician' | 'Unreliable',
): boolean {
  return members.some(({ fighter }) => has(fighter, rule));
}

/** An enemy's Scouts and Austria's one, as far as can be set. */
const mostScouts = 6;

/** Both roll a die and add their Scouts, again when they are equal: who chooses to attack or defend. */
export function choosesSide(own: number, enemy: number): Chance {
  const results = ofPairs(([mine, theirs]) => Math.sign(mine + own - theirs - enemy));
  const [wins, loses] = [results.get(1) ?? never, results.get(-1) ?? never];
  const common = plus(wins, loses);
  return { ways: wins.ways * common.of, of: wins.of * common.ways };
}

function scoutsOf(members: readonly Member[], situation: Situation): number {
  const scouts = members.filter(({ fighter }) => has(fighter, 'Scout'));
  const count = scouts.reduce((sum, one) => sum + one.count, 0);
  return count + (isOn(situation, 'scouting') ? 1 : 0);
}

/** The turn of a whole squad, told in these words. */
export function squadIn(words: OddsWords) {
  const { activationTarget } = targetIn(words);
  const { rowsOf, branchOf } = legsIn(words);

  const { squad } = words;

  function switchesOf(members: readonly Member[], set: Situation): readonly Switch[] {
    const hasLeader = hasAny(members, 'Leader');
    const isFrench = members.some(({ fighter }) => fighter.profile.nation === 'france');
    return [
      ...(hasLeader ? [{ id: 'leader', label: squad.leader, help: squad.leaderHelp }] : []),
      ...(!hasLeader && hasAny(members, 'NCO')
        ? [{ id: 'nco', label: squad.nco, help: squad.ncoHelp }]
        : []),
      ...(hasLeader ? [{ id: 'orders', label: squad.orders, help: squad.ordersHelp }] : []),
      ...(isOn(set, 'orders') && hasLeader && hasAny(members, 'Musician')
        ? [{ id: 'musician', label: squad.musician, help: squad.musicianHelp }]
        : []),
      {
        id: 'enemy-scouts',
        label: squad.enemyScouts,
        choices: Array.from({ length: mostScouts + 1 }, (_, scouts) => ({
          id: `${scouts}`,
          label: `${scouts}`,
        })),
      },
      ...(members.some(({ fighter }) => fighter.profile.nation === 'austria')
        ? [{ id: 'scouting', label: squad.austria, help: squad.austriaHelp }]
        : []),
      ...(isFrench
        ? [{ id: 'leadership', label: squad.leadership, help: squad.leadershipHelp }]
        : []),
    ];
  }

  /** Who helps a member with his roll; whoever gives orders has everybody near him. */
  function helpOf({ fighter }: Member, situation: Situation): Situation {
    const isLed = isOn(situation, 'leader') || isOn(situation, 'orders');
    if (isLed && !has(fighter, 'Leader')) return { leader: 'near' };
    return isOn(situation, 'nco') && !has(fighter, 'NCO') ? { leader: 'nco' } : {};
  }

  function neededBy(member: Member, situation: Situation): number {
    return activationTarget(member.fighter, helpOf(member, situation)).needed;
  }

  function stepsOf(members: readonly Member[], situation: Situation): readonly Step[] {
    const reading = (text: string): Step => ({ kind: 'say', text, isReading: true });
    const isOrdered = isOn(situation, 'orders');
    return [
      { kind: 'say', text: squad.rules, source: words.book('Activation') },
      ...(isOrdered
        ? [
            { kind: 'say', text: squad.groups, source: words.book('Group Actions') } as const,
            { kind: 'say', text: squad.worst } as const,
            reading(squad.ownActions),
          ]
        : [{ kind: 'say', text: squad.one } as const, { kind: 'say', text: squad.ratio } as const]),
      ...(isOn(situation, 'musician')
        ? [{ kind: 'say', text: squad.reroll, source: words.book('Musician') } as const]
        : []),
      ...(isOn(situation, 'leadership')
        ? [
            { kind: 'say', text: squad.pardon, source: words.book('National Features') } as const,
            reading(squad.pardonNow),
          ]
        : []),
      reading(isOrdered ? squad.once : squad.alone),
      { kind: 'say', text: squad.scouts, source: words.book('Determine Attacker and Defender') },
      ...(hasAny(members, 'Unreliable') ? [reading(squad.beyond)] : []),
    ];
  }

  function turnOf(kinds: readonly Kind[], leader: Member | undefined, situation: Situation): Turn {
    return {
      runners: kinds,
      ...(leader && {
        leader: { needed: neededBy(leader, situation), dice: diceOf(leader.fighter) },
      }),
      hasMusician: isOn(situation, 'musician'),
      isPardoned: isOn(situation, 'leadership'),
    };
  }

  function answer(members: readonly Member[], situation: Situation): SquadAnswer | undefined {
    // The Leader of a squad is one; a second one, which no rule allows, goes like the others.
    const leader = isOn(situation, 'orders')
      ? members.find(({ fighter }) => has(fighter, 'Leader'))
      : undefined;
    const others = members.flatMap((member) => {
      const count = member.count - (member === leader ? 1 : 0);
      return count > 0 ? [{ ...member, count }] : [];
    });
    const kinds = kindsOf(others, (member) => neededBy(member, situation));
    const turn = turnOf(kinds, leader, situation);
    const search = searchTurn(turn);
    if (!search) return undefined;
    const { gain, all } = search.bestOf(search.start);
    const told = { kinds, search, leader, leaderNeeds: turn.leader?.needed ?? 0 };
    return {
      figures: [
        { id: 'average', name: squad.average, value: gain, kind: 'number' },
        { id: 'all', name: squad.all, value: all, kind: 'chance' },
        {
          id: 'side',
          name: squad.side,
          value: choosesSide(scoutsOf(members, situation), Number(situation['enemy-scouts']) || 0),
          kind: 'chance',
        },
      ],
      order: { head: squad.head, rows: rowsOf(told) },
      steps: [...branchOf(told), ...stepsOf(members, situation)],
    };
  }

  /** Actions of a whole squad before its turn passes, everyone activated in the best order. */
  const wholeTurn: SquadQuestion = {
    id: 'turn',
    name: squad.name,
    switches: switchesOf,
    answer,
  };

  return { wholeTurn };
}

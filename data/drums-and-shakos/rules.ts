import { alwaysRules } from '@/lib/rules/kit/always';
import { atLeastOne } from '@/lib/rules/kit/at-least-one';
import { atMost } from '@/lib/rules/kit/at-most';
import { companion, lone } from '@/lib/rules/kit/companion';
import { emptyList } from '@/lib/rules/kit/empty-list';
import { mixedNations, noneOfOwn, stands } from '@/lib/rules/kit/nations';
import { withTrait } from '@/lib/rules/kit/pick';
import { pointsCap } from '@/lib/rules/kit/points-cap';
import { pointsLeft } from '@/lib/rules/kit/points-left';
import type { Rule } from '@/lib/rules/rule';
import type { KitWords } from '@/lib/rules/speech/kit-words';
import { wrongSide } from './rules/wrong-side';
import type { Words } from './words';

const squad = 'Song of Drums and Shakos, Designing Your Squad';
const special = 'Song of Drums and Shakos, Special Rules';
const rosters = 'Song of Drums and Shakos, Rosters';

/** Above this many points a model is a personality. */
export const personalityPoints = 80;

/** The list-building rules of the book, in the order in which a player meets them. */
export function rulesIn(
  kit: KitWords,
  { rules: words, wrongSide: onSide }: Words,
): readonly Rule[] {
  const { leader, nco } = words;
  return [
    emptyList(kit, { source: squad, what: words.something }),
    pointsCap(kit, { source: squad }),
    atLeastOne(kit, {
      id: 'leader-or-nco-required',
      source: squad,
      traits: ['Leader', 'NCO'],
      names: [leader, nco],
    }),
    atMost(kit, {
      id: 'one-leader',
      source: squad,
      max: 1,
      name: leader,
      meter: leader.one,
      which: withTrait('Leader'),
    }),
    atMost(kit, {
      id: 'one-nco',
      source: squad,
      max: 1,
      name: nco,
      meter: nco.one,
      which: withTrait('NCO'),
    }),
    atMost(kit, {
      id: 'three-personalities',
      source: squad,
      max: 3,
      name: words.personality(personalityPoints),
      meter: words.over(personalityPoints),
      which: ({ points }) => points > personalityPoints,
    }),
    stands(kit, { id: 'historical-alliance', source: rosters, alone: 'france' }),
    ...alwaysRules(kit),
    mixedNations(kit, { id: 'mixed-nations', source: rosters, unless: 'france' }),
    noneOfOwn(kit, { id: 'wrong-nation', source: rosters }),
    wrongSide(onSide),
    companion(kit, {
      id: 'musician-without-leader',
      basis: 'reading',
      severity: 'advice',
      source: special,
      who: withTrait('Musician'),
      name: words.musician,
      needs: withTrait('Leader'),
      needsName: leader,
      because: words.reroll,
    }),
    lone(kit, { id: 'unpredictable-group', source: special, trait: 'Unpredictable' }),
    lone(kit, { id: 'unreliable-group', source: special, trait: 'Unreliable' }),
    pointsLeft(kit, { source: squad }),
  ];
}

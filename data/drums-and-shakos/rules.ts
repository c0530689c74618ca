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
import { wrongSide } from './rules/wrong-side';

const squad = 'Song of Drums and Shakos, Designing Your Squad';
const special = 'Song of Drums and Shakos, Special Rules';
const rosters = 'Song of Drums and Shakos, Rosters';

/** Above this many points a model is a personality. */
export const personalityPoints = 80;

/** The list-building rules of the book, in the order in which a player meets them. */
export const rules: readonly Rule[] = [
  emptyList({ source: squad, what: 'at least one model' }),
  pointsCap({ source: squad }),
  atLeastOne({ id: 'leader-or-nco-required', source: squad, traits: ['Leader', 'NCO'] }),
  atMost({
    id: 'one-leader',
    source: squad,
    max: 1,
    name: 'Leader',
    meter: 'Leader',
    which: withTrait('Leader'),
  }),
  atMost({
    id: 'one-nco',
    source: squad,
    max: 1,
    name: 'NCO',
    meter: 'NCO',
    which: withTrait('NCO'),
  }),
  atMost({
    id: 'three-personalities',
    source: squad,
    max: 3,
    name: `model over ${personalityPoints} points`,
    names: `models over ${personalityPoints} points`,
    meter: `Over ${personalityPoints} points`,
    which: ({ points }) => points > personalityPoints,
  }),
  stands({ id: 'historical-alliance', source: rosters, alone: 'france' }),
  ...alwaysRules,
  mixedNations({ id: 'mixed-nations', source: rosters, unless: 'france' }),
  noneOfOwn({ id: 'wrong-nation', source: rosters }),
  wrongSide,
  companion({
    id: 'musician-without-leader',
    basis: 'reading',
    severity: 'advice',
    source: special,
    who: withTrait('Musician'),
    name: 'Musician',
    needs: withTrait('Leader'),
    needsName: 'Leader',
    because: 'his re-roll is for a group that a Leader orders',
  }),
  lone({ id: 'unpredictable-group', source: special, trait: 'Unpredictable' }),
  lone({ id: 'unreliable-group', source: special, trait: 'Unreliable' }),
  pointsLeft({ source: squad }),
];

import type { Odds } from '@/lib/odds/question';
import type { Profile } from '@/lib/roster/profile';
import { shootingItems } from '../weapons';
import { fightIn } from './fight';
import { gunIn } from './gun';
import { keyIn } from './key';
import { shootingIn } from './shooting';
import type { OddsWords } from './words';

/** Items and upgrades that change an answer. */
const telling: ReadonlySet<string> = new Set([
  ...shootingItems.map(({ name }) => name),
  'Bayonet',
  'Pike',
  'Lance',
  'Horse',
  'Two-handed weapon',
  'Hand weapon',
  'Grape Shot',
  'Canister Shot',
  'Master Gunner',
  'Heavy Armour',
]);

function matters({ options }: Profile): readonly string[] {
  return options.filter(({ name }) => telling.has(name)).map(({ id }) => id);
}

/** The odds of the Napoleonic adaptation of the Strategy Battle Game, told in these words. */
export function oddsIn(words: OddsWords): Odds {
  const { fighting } = fightIn(words);
  const { gunfire } = gunIn(words);
  const { keyOdds } = keyIn(words);
  const { shooting } = shootingIn(words);

  return {
    sideNames: words.sides,
    lone: [],
    duels: [shooting, gunfire, fighting],
    key: keyOdds,
    matters,
  };
}

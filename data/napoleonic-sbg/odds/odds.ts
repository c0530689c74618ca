import type { Odds } from '@/lib/odds/question';
import type { Profile } from '@/lib/roster/profile';
import { shootingItems } from '../weapons';
import { fighting } from './fight';
import { gunfire } from './gun';
import { keyOdds } from './key';
import { shooting } from './shooting';
import { words } from './words';

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

/** The odds of the Napoleonic adaptation of the Strategy Battle Game. */
export const odds: Odds = {
  sideNames: words.sides,
  lone: [],
  duels: [shooting, gunfire, fighting],
  key: keyOdds,
  matters,
};

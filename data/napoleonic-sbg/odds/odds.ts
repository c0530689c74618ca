import type { Odds } from '@/lib/odds/question';
import type { Profile } from '@/lib/roster/profile';
import { shootingItems } from '../weapons';
import { bannerIn } from './banner';
import { braveIn } from './brave';
import { courageIn } from './courage';
import { fightIn } from './fight';
import { grenadeIn } from './grenade';
import { gunIn } from './gun';
import { keyIn } from './key';
import { shootingIn } from './shooting';
import { wallIn } from './wall';
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
  'Siege Veterans',
  'Heavy Armour',
  'Banner',
  'Grenades',
]);

function matters({ options }: Profile): readonly string[] {
  return options.filter(({ name }) => telling.has(name)).map(({ id }) => id);
}

/** The odds of the Napoleonic adaptation of the Strategy Battle Game, told in these words. */
export function oddsIn(words: OddsWords): Odds {
  const { bannerStruggle } = bannerIn(words);
  const { braveQuestion } = braveIn(words);
  const { courageQuestion } = courageIn(words);
  const { fighting } = fightIn(words);
  const { grenades } = grenadeIn(words);
  const { gunfire } = gunIn(words);
  const { keyOdds } = keyIn(words);
  const { shooting } = shootingIn(words);
  const { wallOfSpears } = wallIn(words);

  return {
    sideNames: words.sides,
    lone: [courageQuestion, braveQuestion],
    duels: [shooting, gunfire, fighting, grenades, wallOfSpears, bannerStruggle],
    key: keyOdds,
    keyStandsIn: 'card',
    matters,
  };
}

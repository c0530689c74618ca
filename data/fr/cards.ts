import type { RulesetCard } from '@/lib/rules/ruleset';
import { card as bundokAndBayonet } from '../bundok-and-bayonet/fr/card';
import { card as drumsAndShakos } from '../drums-and-shakos/fr/card';
import { card as fastPlayD10 } from '../fast-play-d10/fr/card';
import { card as lightDivision } from '../light-division/fr/card';
import { card as napoleonicSbg } from '../napoleonic-sbg/fr/card';

/** Every card in French, in the order of the registry. */
export const cards: readonly RulesetCard[] = [
  drumsAndShakos,
  napoleonicSbg,
  lightDivision,
  fastPlayD10,
  bundokAndBayonet,
];

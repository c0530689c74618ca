import type { Odds } from '@/lib/odds/question';
import { activationQuestion } from './activation';
import { cavalryCharge } from './charge';
import { handToHand } from './hand-to-hand';
import { keyOdds } from './key';
import { moraleQuestion } from './morale';
import { price } from './price';
import { shooting } from './shooting';
import { wholeTurn } from './squad';
import { words } from './words';

/** The odds of Song of Drums and Shakos. */
export const odds: Odds = {
  sideNames: words.sides,
  lone: [activationQuestion, moraleQuestion],
  duels: [handToHand, shooting, cavalryCharge],
  squad: wholeTurn,
  key: keyOdds,
  price,
  matters: () => [],
};

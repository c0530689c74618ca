import type { Odds } from '@/lib/odds/question';
import { activationIn } from './activation';
import { chargeIn } from './charge';
import { dareIn } from './dare';
import { doorIn } from './door';
import { fallIn } from './fall';
import { handToHandIn } from './hand-to-hand';
import { keyIn } from './key';
import { moraleIn } from './morale';
import { priceIn } from './price';
import { shootingIn } from './shooting';
import { squadIn } from './squad';
import type { OddsWords } from './words';

/** The odds of Song of Drums and Shakos, told in these words. */
export function oddsIn(words: OddsWords): Odds {
  const { activationQuestion } = activationIn(words);
  const { cavalryCharge } = chargeIn(words);
  const { dareQuestion } = dareIn(words);
  const { doorQuestion } = doorIn(words);
  const { fallQuestion } = fallIn(words);
  const { handToHand } = handToHandIn(words);
  const { keyOdds } = keyIn(words);
  const { moraleQuestion } = moraleIn(words);
  const { price } = priceIn(words);
  const { shooting } = shootingIn(words);
  const { wholeTurn } = squadIn(words);

  return {
    sideNames: words.sides,
    lone: [activationQuestion, moraleQuestion, dareQuestion, doorQuestion, fallQuestion],
    duels: [handToHand, shooting, cavalryCharge],
    squad: wholeTurn,
    key: keyOdds,
    keyStandsIn: 'questions',
    price,
    matters: () => [],
  };
}

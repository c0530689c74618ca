import type { Fighter, Situation, Step } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import type { ShootingItem } from '../weapons';
import { shootOf } from './fighter';
import type { OddsWords } from './words';

/** Every model under a blunderbuss's template is hit on this, whoever fires it. */
const templateHits = 5;

function isTemplate({ name }: ShootingItem): boolean {
  return name === 'Blunderbuss';
}

/** The score that hits, told in these words. */
export function toHitIn(words: OddsWords) {
  const { shot } = words;

  /** The score that hits, and how it comes about. */
  function toHit(
    first: Fighter,
    weapon: ShootingItem,
    situation: Situation,
  ): { readonly needed: number; readonly steps: readonly Step[] } {
    if (isTemplate(weapon)) {
      const text = shot.template;
      return {
        needed: templateHits,
        steps: [{ kind: 'say', text, source: words.source('Blunderbuss') }],
      };
    }
    const value = shootOf(first);
    const isNear = situation['range'] === 'near';
    const isLarge = isOn(situation, 'large') && weapon.scatterInches !== undefined;
    const needed = value - (isNear ? 1 : 0) + (isLarge ? 1 : 0);
    return {
      needed,
      steps: [
        {
          kind: 'sum',
          title: shot.toHit,
          rows: [
            { label: shot.shoot, amount: value },
            ...(isNear ? [{ label: shot.half, amount: -1 }] : []),
            ...(isLarge ? [{ label: shot.largeGame, amount: 1 }] : []),
          ],
          total: { label: shot.toHit, value: `${needed}+` },
          source: words.source('Differences of Range'),
        },
      ],
    };
  }

  return { toHit };
}

import { certain, never, not, plus, times } from '@/lib/odds/chance';
import { atLeast } from '@/lib/odds/dice';
import type { Answer, Fighter, Outcome, Situation, Step, Switch } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import type { ShootingItem } from '../weapons';
import { atLeastSoMany, fateIn, readFate, tries, unsaved } from './fate';
import { explosionIn, explosionWounds } from './explosion';
import { carries } from './fighter';
import { scatterIn } from './scatter';
import { type Blow, blowChance, helmetFails, woundIn } from './wound';
import type { OddsWords } from './words';

/** Each model under the template is rolled for on this, and hit twice at most. */
const hitsOn = 4;
const rolls = 2;

/** All seven barrels of a volley gun, told in these words. */
export function barrelsIn(words: OddsWords) {
  const { coverGate } = scatterIn(words);
  const { blowSteps, targetReadings } = woundIn(words);
  const { explosionSteps } = explosionIn(words);
  const { fateSteps } = fateIn(words);

  const { shot, barrels: say } = words;

  function firesAll({ name }: ShootingItem, set: Situation): boolean {
    return name === 'Volley Gun' && isOn(set, 'barrels');
  }

  function barrelSwitch({ name }: ShootingItem): readonly Switch[] {
    return name === 'Volley Gun'
      ? [{ id: 'barrels', side: 'first', label: say.name, help: say.help }]
      : [];
  }

  /** What one of the two rolls for a model comes to. */
  function oneRoll(second: Fighter, blow: Blow, situation: Situation) {
    const hit = atLeast(hitsOn);
    const explodes = carries(second, 'Grenades') ? explosionWounds(blow.defence) : never;
    const wounds = not(times(not(blowChance(blow)), not(explodes)));
    const helmet = isOn(situation, 'second-helmet') ? helmetFails : certain;
    const passes = coverGate(situation).pass;
    return { hit, wounds, helmet, passes };
  }

  function barrelsAnswer(second: Fighter, blow: Blow, situation: Situation): Answer {
    const { hit, wounds, helmet, passes } = oneRoll(second, blow, situation);
    const each = [hit, passes, wounds, helmet].reduce(times, certain);
    const fate = readFate('second', second, situation);
    const wounded = atLeastSoMany(unsaved(tries(rolls, each), fate), 1);
    const missed = times(not(hit), not(hit));
    const unhurt = not(plus(wounded, missed));
    const outcomes: readonly Outcome[] = [
      {
        id: 'wounded',
        name: shot.outcomes.wounded,
        chance: wounded,
        befalls: 'second',
        gravity: 3,
      },
      { id: 'unhurt', name: say.unhurt, chance: unhurt, gravity: 0 },
      { id: 'missed', name: shot.outcomes.missed, chance: missed, gravity: 0 },
    ];
    const steps: readonly Step[] = [
      { kind: 'say', text: say.rules, source: words.source('Volley Gun') },
      { kind: 'say', text: say.reading, isReading: true },
      ...blowSteps(blow),
      ...explosionSteps(second, situation),
      ...targetReadings(second),
      ...fateSteps(second, fate),
      {
        kind: 'chain',
        title: say.title,
        links: [
          { label: shot.hit(hitsOn), chance: hit },
          ...(passes.ways === passes.of
            ? []
            : [{ label: coverGate(situation).label, chance: passes }]),
          { label: say.wounds, chance: wounds },
          ...(helmet === certain ? [] : [{ label: shot.noHelmet, chance: helmet }]),
        ],
        total: { label: shot.outcomes.wounded, chance: each },
      },
    ];
    return { bars: [{ outcomes, asides: [] }], steps };
  }

  return { barrelSwitch, barrelsAnswer, firesAll };
}

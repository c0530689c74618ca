import type { Language } from '@/lib/roster/language';
import type { Kit, Play } from '@/lib/rules/play';
import type { Unit } from '@/lib/rules/view';
import { troopsOf } from '../described';
import { french } from '../fr/play';
import { noticesIn } from './notices';
import { english, type Words } from './words';

const words: Readonly<Record<Language, Words>> = { en: english, fr: french };

const nothing: Kit = { marks: [], counters: [] };

function kitOf(unit: Unit, { marks, bases, guns }: Words): Kit {
  const troops = troopsOf(unit);
  if (!troops) return nothing;
  const isBattery = troops.arm === 'foot-artillery' || troops.arm === 'horse-artillery';
  const size = troops.bases ?? 0;
  // Guns are damaged or removed; only stands of troops come off one by one with a price in morale.
  const counter = isBattery ? { id: 'guns', name: guns } : { id: 'bases', name: bases };
  return {
    marks: [
      { id: 'morale', ...marks.morale },
      ...(isBattery ? [{ id: 'damaged', ...marks.damaged }] : []),
    ],
    counters: size > 0 ? [{ ...counter, boxes: size, lives: 1 }] : [],
  };
}

/** What of a game of the fast play rules can be tracked. They know no breaking point of an army. */
export function playIn(language: Language): Play {
  const told = words[language];
  return {
    out: told.out,
    loss: told.loss,
    kit: (unit) => kitOf(unit, told),
    thresholds: () => [],
    notices: noticesIn(told),
  };
}

import type { Language } from '@/lib/roster/language';
import type { Kit, Play } from '@/lib/rules/play';
import type { Unit } from '@/lib/rules/view';
import { figuresOf } from '../described';
import { french } from '../fr/play';
import { rowOf } from '../rows';
import { noticesIn } from './notices';
import { english, type Words } from './words';

const words: Readonly<Record<Language, Words>> = { en: english, fr: french };

function kitOf(unit: Unit, told: Words): Kit {
  const row = rowOf(unit.profile.id);
  const figures = row ? (figuresOf(row, unit) ?? 0) : 0;
  return {
    marks: row && row.morale.kind !== 'exempt' ? [{ id: 'failed', ...told.failed }] : [],
    counters: figures > 0 ? [{ id: 'figures', name: told.figures, boxes: figures, lives: 1 }] : [],
  };
}

/** What of a game of Bundok and Bayonet can be tracked. Its basic rules break no force. */
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

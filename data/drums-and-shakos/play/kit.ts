import type { Kit, Mark, Play } from '@/lib/rules/play';
import { firearms } from '../figures';
import type { Words } from './words';

/** Weapons that are reloaded; a bow is none, and can still run out of arrows. */
const reloaded: ReadonlySet<string> = new Set(firearms.filter((item) => item !== 'Bow'));
const shot: ReadonlySet<string> = new Set(firearms);

/** What can happen to a model besides its loss. */
export function kitIn({ marks }: Words): Play['kit'] {
  return ({ items, profile }): Kit => {
    const mark = (id: keyof Words['marks'], has: boolean): readonly Mark[] =>
      has ? [{ id, ...marks[id] }] : [];
    return {
      marks: [
        ...mark('fallen', true),
        ...mark(
          'unloaded',
          items.some((item) => reloaded.has(item)),
        ),
        ...mark(
          'empty',
          items.some((item) => shot.has(item)),
        ),
        ...mark('taken', profile.traits.has('Flag Bearer')),
      ],
      counters: [],
    };
  };
}

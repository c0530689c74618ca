import { type Edit } from '../roster/edit';
import type { Option } from '../roster/profile';
import type { Finding } from './finding';
import { forecastEdits } from './forecast';
import type { Unit, View } from './view';

/** What one more of an option would bring for a unit that has not as much of it as it may. */
export type Outlook =
  | { readonly kind: 'open' }
  /** It can be had, and something about the whole list would be wrong then: the points. */
  | { readonly kind: 'costly'; readonly finding: Finding }
  /** The unit itself may not have it, and what would have to change first, if that is one thing. */
  | {
      readonly kind: 'closed';
      readonly finding: Finding;
      readonly wayOut?: { readonly verb: 'drop' | 'take'; readonly option: Option };
    };

const open: Outlook = { kind: 'open' };

/** The edit that gives each model of a unit one more of an option. */
function takeOne(unit: Unit, option: Option): Edit {
  const had = unit.taken.find((taken) => taken.option === option)?.quantity ?? 0;
  return { do: 'option', key: unit.entry.key, option: option.id, quantity: had + 1 };
}

/** A new finding that names the unit. */
function closing(view: View, unit: Unit, edits: readonly Edit[]): Finding | undefined {
  return forecastEdits(view, edits).find(({ subjects }) =>
    subjects.some(({ group, entry }) => group === unit.group && entry === unit.at),
  );
}

/** The one option that, taken off or taken first, makes another one possible. */
function wayOutOf(view: View, unit: Unit, take: Edit) {
  const { key } = unit.entry;
  for (const { option } of unit.taken) {
    const drop: Edit = { do: 'option', key, option: option.id, quantity: 0 };
    if (!closing(view, unit, [drop, take])) return { verb: 'drop', option } as const;
  }
  for (const option of unit.profile.options) {
    if (unit.taken.some((taken) => taken.option === option)) continue;
    const first: Edit = { do: 'option', key, option: option.id, quantity: 1 };
    if (!closing(view, unit, [first, take])) return { verb: 'take', option } as const;
  }
  return undefined;
}

/** What taking each option of a unit would bring, by option id; said before the click. */
export function outlooksOf(view: View, unit: Unit): ReadonlyMap<string, Outlook> {
  return new Map(unit.profile.options.map((option) => [option.id, outlookOf(view, unit, option)]));
}

function outlookOf(view: View, unit: Unit, option: Option): Outlook {
  const take = takeOne(unit, option);
  const finding = closing(view, unit, [take]);
  if (finding) {
    const wayOut = wayOutOf(view, unit, take);
    return { kind: 'closed', finding, ...(wayOut && { wayOut }) };
  }
  const [other] = forecastEdits(view, [take]);
  return other ? { kind: 'costly', finding: other } : open;
}

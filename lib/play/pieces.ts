import type { Entry } from '../roster/list';
import type { Kit, Piece, Play } from '../rules/play';
import type { Unit, View } from '../rules/view';

/** Entries of more than this are one piece that counts its models: nobody taps one of two hundred. */
const mostOfEntry = 60;

/** The counter of such a piece. */
const crowd = 'models';

/** The mark of every piece that is lost as a whole. */
export const out = 'out';

const unknown: Kit = { marks: [], counters: [] };

/** All models, guns and units of a list, in its order. */
export function piecesOf(view: View, play: Play): readonly Piece[] {
  const units = new Map<Entry, Unit>(view.units.map((unit) => [unit.entry, unit]));
  return view.list.groups.flatMap((group, groupAt) =>
    group.entries.flatMap((entry, at) => {
      const unit = units.get(entry);
      const kit = unit ? play.kit(unit, view) : unknown;
      return ofEntry(`${groupAt}.${at}`, entry, unit, kit, play);
    }),
  );
}

function ofEntry(
  place: string,
  entry: Entry,
  unit: Unit | undefined,
  kit: Kit,
  { loss }: Play,
): readonly Piece[] {
  const known = { entry, ...(unit && { unit }) };
  if (entry.count > mostOfEntry) {
    const counters = [{ id: crowd, name: loss, boxes: entry.count, lives: 1 }];
    return [{ id: `${place}.1`, ...known, nth: 1, of: 1, kit: { marks: [], counters } }];
  }
  return Array.from({ length: entry.count }, (_, index) => ({
    id: `${place}.${index + 1}`,
    ...known,
    nth: index + 1,
    of: entry.count,
    kit,
  }));
}

/** Models that a piece begins with; a profile that nobody knows counts as none, as in its list. */
export function sizeOfPiece({ unit, kit: { counters } }: Pick<Piece, 'unit' | 'kit'>): number {
  const lives = counters.filter((counter) => counter.lives !== undefined);
  if (lives.length === 0) return unit ? unit.models / unit.entry.count : 0;
  return lives.reduce((sum, { boxes, lives: each = 1 }) => sum + Math.ceil(boxes / each), 0);
}

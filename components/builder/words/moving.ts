import { area } from '../../language/area';

/** What is said while an entry is dragged. */
export const movingWords = area('moving', {
  instructions:
    'Space picks the entry up, the arrow keys move it, Space puts it down, Escape leaves it where it was.',
  place: (at: number, of: number) => `place ${at} of ${of}`,
  placeIn: (at: number, of: number, group: string) => `place ${at} of ${of} in ${group}`,
  noPlace: 'no place',
  pickedUp: (place: string) => `Picked up, ${place}`,
  nowAt: (place: string) => `Now at ${place}`,
  putDown: (place: string) => `Put down at ${place}`,
  putBack: 'Put back',
});

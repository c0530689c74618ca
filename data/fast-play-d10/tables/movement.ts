/** One row of the movement table: inches, or as printed where it is no distance. */
export interface MovementRow {
  readonly name: string;
  readonly basic: string;
  readonly road: string;
  readonly charge: string;
  readonly rough: string;
}

/** The movement table, row by row; "–" stands where the source has none, "nil" where it says so. */
export const movement = {
  line: { name: 'Infantry in line', basic: '6″', road: 'nil', charge: '8″', rough: '½' },
  column: { name: 'Infantry in column', basic: '9″', road: '12″', charge: '11″', rough: '½' },
  light: { name: 'Light infantry', basic: '9″', road: '12″', charge: '0', rough: '½' },
  'light-cavalry': { name: 'Light cavalry', basic: '15″', road: '18″', charge: '22″', rough: '½' },
  'heavy-cavalry': { name: 'Heavy cavalry', basic: '12″', road: '15″', charge: '18″', rough: '½' },
  'foot-artillery': { name: 'Foot artillery', basic: '6″', road: '9″', charge: '–', rough: '½' },
  'horse-artillery': { name: 'Horse artillery', basic: '9″', road: '12″', charge: '–', rough: '½' },
  'foot-officer': { name: 'Foot officers', basic: '16″', road: '–', charge: '–', rough: 'nil' },
  'mounted-officer': {
    name: 'Mounted officers',
    basic: '24″',
    road: '–',
    charge: '–',
    rough: 'nil',
  },
} as const satisfies Readonly<Record<string, MovementRow>>;

export type MovementId = keyof typeof movement;

/** The cells of a row, with a word for what the source calls nil. */
export function movementCells(id: MovementId, nil: string): Omit<MovementRow, 'name'> {
  const { basic, road, charge, rough } = movement[id];
  const cell = (printed: string) => (printed === 'nil' ? nil : printed);
  return { basic: cell(basic), road: cell(road), charge: cell(charge), rough: cell(rough) };
}

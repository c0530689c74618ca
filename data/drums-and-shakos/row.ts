/** The weapons that the rosters of Song of Drums and Shakos name. */
export const weapons = [
  'Axe',
  'Blunderbuss',
  'Bow',
  'Carbine',
  'Halberd',
  'Lance',
  'Musket',
  'Pike',
  'Pistol',
  'Rifle',
  'Sword',
] as const;
export type Weapon = (typeof weapons)[number];

/** The special rules that its rosters name. */
export const specialRules = [
  'Cuirass',
  'Élan',
  'Engineer',
  'Fear',
  'Flag Bearer',
  'Green',
  'Leader',
  'Light',
  'Marksman',
  'Mounted',
  'Musician',
  'NCO',
  'Scout',
  'Slow',
  'Steadfast',
  'Strong',
  'Unpredictable',
  'Unreliable',
  'Wavering',
  'Weak',
] as const;
export type SpecialRule = (typeof specialRules)[number];

/** One printed row of a national roster. Quality 3 reads "3+": lower is better. */
export interface Row {
  /** `nation/slug`; never renamed or used again. */
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly quality: 2 | 3 | 4 | 5 | 6;
  readonly combat: number;
  readonly weapons: readonly Weapon[];
  readonly rules: readonly SpecialRule[];
}

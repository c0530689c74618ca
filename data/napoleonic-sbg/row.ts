/** A stat line of the Strategy Battle Game; `fight` is melee/shoot ("4/5+"). Only heroes have Might, Will and Fate. */
export interface Stats {
  readonly fight: string;
  readonly strength: number;
  readonly defence: number;
  readonly attacks: number;
  readonly wounds: number;
  readonly courage: number;
  readonly might?: number;
  readonly will?: number;
  readonly fate?: number;
}

/** Something a profile may buy, in points for each model. */
export interface OptionRow {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** The carried item that it takes the place of, as an option id. */
  readonly replaces?: string;
}

/** A gun itself; the stat line of its profile is that of each crewman. */
export interface Gun {
  /** Half range-full range ("10-9"), or one figure. */
  readonly strength: string;
  readonly defence: number;
  readonly batterPoints: number;
  /** Crewmen who come with it. */
  readonly crew: number;
}

/** One profile of the adaptation, as printed. */
export interface Row {
  /** `nation/slug`; never renamed or used again. */
  readonly id: string;
  readonly troopType: string;
  readonly troopTypeName: string;
  readonly name: string;
  readonly kind: 'personality' | 'troop' | 'artillery';
  readonly rank: 'general' | 'officer' | 'nco' | 'private' | null;
  readonly unique: boolean;
  readonly points: number;
  readonly stats: Stats;
  readonly carries: readonly string[];
  readonly options: readonly OptionRow[];
  readonly rules: readonly string[];
  readonly gun?: Gun;
}

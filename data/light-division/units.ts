import type { SymbolId } from '@/lib/roster/profile';

/** What the command rule counts apart: battalions, regiments, batteries and generals. */
export type Arm = 'infantry' | 'cavalry' | 'artillery' | 'command';

/** A grade to reach on a d10: 2 is the best, 5 the worst. */
export type Grade = 2 | 3 | 4 | 5;

/** One kind of unit, the same in every nation. */
export interface Kind {
  /** The second part of its profile ids; never renamed or used again. */
  readonly slug: string;
  readonly name: string;
  readonly arm: Arm;
  readonly symbol: SymbolId;
  /** Morale and training before the nation changes them; generals have none. */
  readonly grade?: Grade;
  readonly carries: readonly string[];
  /** Special rules by their glossary terms. */
  readonly rules: readonly string[];
}

/** The kinds of unit of the source. The grades of militia, pikes and cossacks are readings of ours. */
// prettier-ignore
export const kinds: readonly Kind[] = [
  { slug: 'line-infantry', name: 'Line Infantry', arm: 'infantry', symbol: 'infantry', grade: 4, carries: ['Musket'], rules: ['Light companies'] },
  { slug: 'grenadiers', name: 'Grenadiers', arm: 'infantry', symbol: 'grenadier', grade: 3, carries: ['Musket'], rules: ['Close order only'] },
  { slug: 'guard-infantry', name: 'Guard Infantry', arm: 'infantry', symbol: 'grenadier', grade: 2, carries: ['Musket'], rules: ['Close order only', 'Guards in a town'] },
  { slug: 'light-infantry', name: 'Light Infantry', arm: 'infantry', symbol: 'light-infantry', grade: 4, carries: ['Musket', 'Rifle'], rules: ['Skirmish order', 'Light infantry in a town'] },
  { slug: 'militia', name: 'Militia', arm: 'infantry', symbol: 'infantry', grade: 5, carries: ['Musket'], rules: ['Close order only'] },
  { slug: 'pike-levy', name: 'Pike Levy', arm: 'infantry', symbol: 'infantry', grade: 5, carries: ['Pike'], rules: ['Close order only', 'Pikes'] },
  { slug: 'light-cavalry', name: 'Light Cavalry', arm: 'cavalry', symbol: 'cavalry', grade: 4, carries: ['Sabre'], rules: ['Skirmish order'] },
  { slug: 'lancers', name: 'Lancers', arm: 'cavalry', symbol: 'lancer', grade: 4, carries: ['Lance'], rules: ['Close order only', 'Lancers'] },
  { slug: 'heavy-cavalry', name: 'Heavy Cavalry', arm: 'cavalry', symbol: 'heavy-cavalry', grade: 4, carries: ['Sabre'], rules: ['Close order only', 'Heavy cavalry'] },
  { slug: 'cuirassiers', name: 'Cuirassiers', arm: 'cavalry', symbol: 'heavy-cavalry', grade: 4, carries: ['Sabre'], rules: ['Close order only', 'Heavy cavalry', 'Cuirassiers'] },
  { slug: 'irregular-light-horse', name: 'Irregular Light Horse', arm: 'cavalry', symbol: 'lancer', grade: 5, carries: ['Lance'], rules: ['Skirmish order', 'Irregular light horse', 'Lancers'] },
  { slug: 'light-foot-battery', name: 'Light Foot Battery', arm: 'artillery', symbol: 'artillery', grade: 4, carries: ['Light guns'], rules: [] },
  { slug: 'medium-foot-battery', name: 'Medium Foot Battery', arm: 'artillery', symbol: 'artillery', grade: 4, carries: ['Medium guns'], rules: [] },
  { slug: '12-pdr-battery', name: '12-pdr Battery', arm: 'artillery', symbol: 'artillery', grade: 4, carries: ['12-pdr guns'], rules: [] },
  { slug: 'howitzer-battery', name: 'Howitzer Battery', arm: 'artillery', symbol: 'artillery', grade: 4, carries: ['Howitzers'], rules: [] },
  { slug: 'horse-battery', name: 'Horse Battery', arm: 'artillery', symbol: 'artillery', grade: 4, carries: ['Horse guns'], rules: [] },
  { slug: 'general', name: 'General', arm: 'command', symbol: 'general', carries: [], rules: ['General officer'] },
];

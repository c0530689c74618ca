import type { Row } from './row';

/** The picture that stands beside a profile. The book has no generals and no artillery. */
export type SquadSymbol =
  | 'infantry'
  | 'light-infantry'
  | 'grenadier'
  | 'rifles'
  | 'cavalry'
  | 'lancer'
  | 'heavy-cavalry'
  | 'officer'
  | 'nco'
  | 'musician'
  | 'flag-bearer'
  | 'engineer';

/** Where a profile stands in the roster. */
export type Section = 'leaders' | 'infantry' | 'cavalry';

/** Leaders and NCOs of either arm, then mounted models, then everyone on foot. */
export function sectionOf(row: Row): Section {
  if (row.rules.includes('Leader') || row.rules.includes('NCO')) return 'leaders';
  return row.rules.includes('Mounted') ? 'cavalry' : 'infantry';
}

/** Rank wins over speciality, speciality over arm. */
export function symbolOf(row: Row): SquadSymbol {
  if (row.rules.includes('Leader')) return 'officer';
  if (row.rules.includes('NCO')) return 'nco';
  if (row.rules.includes('Flag Bearer')) return 'flag-bearer';
  if (row.rules.includes('Musician')) return 'musician';
  if (row.rules.includes('Engineer')) return 'engineer';
  return row.rules.includes('Mounted') ? cavalrySymbol(row) : infantrySymbol(row);
}

/** The Mameluke inspires Fear too, but at Combat 2 he is no big man on a big horse. */
function cavalrySymbol(row: Row): SquadSymbol {
  if (row.weapons.includes('Lance')) return 'lancer';
  if (row.rules.includes('Cuirass')) return 'heavy-cavalry';
  return row.rules.includes('Fear') && row.combat >= 3 ? 'heavy-cavalry' : 'cavalry';
}

/** Grenadiers and Guards are the Strong, reservists of Quality 5+ apart, and those of Quality 2+. */
function infantrySymbol(row: Row): SquadSymbol {
  if (row.weapons.includes('Rifle')) return 'rifles';
  if (row.rules.includes('Light')) return 'light-infantry';
  const picked = row.rules.includes('Strong') && row.quality <= 4;
  return picked || row.quality === 2 ? 'grenadier' : 'infantry';
}

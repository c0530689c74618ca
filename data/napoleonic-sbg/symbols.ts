import type { Row } from './row';

/** What a row's symbol may be. Musician and flag-bearer come with an option, never with a profile. */
export type SymbolName =
  | 'infantry'
  | 'light-infantry'
  | 'grenadier'
  | 'rifles'
  | 'cavalry'
  | 'lancer'
  | 'heavy-cavalry'
  | 'artillery'
  | 'officer'
  | 'nco'
  | 'musician'
  | 'flag-bearer'
  | 'engineer'
  | 'general';

/** Symbol of a private by troop type; one table serves all nations, whose types share their names. */
const symbolOfType: Readonly<Record<string, SymbolName>> = {
  'line-infantry': 'infantry',
  'light-infantry': 'light-infantry',
  skirmishers: 'rifles',
  grenadiers: 'grenadier',
  highlanders: 'infantry',
  'scots-greys': 'heavy-cavalry',
  hussars: 'cavalry',
  'heavy-dragoons': 'heavy-cavalry',
  'light-dragoons': 'cavalry',
  'household-cavalry': 'heavy-cavalry',
  sappers: 'engineer',
  fusiliers: 'infantry',
  voltigeurs: 'light-infantry',
  'imperial-guard-grenadiers': 'grenadier',
  'imperial-guard-chasseurs-a-pied': 'light-infantry',
  'imperial-guard-middle-guard': 'grenadier',
  'imperial-guard-young-guard': 'light-infantry',
  cuirassiers: 'heavy-cavalry',
  dragoons: 'cavalry',
  lancers: 'lancer',
  'chasseurs-a-cheval': 'cavalry',
  cossacks: 'lancer',
  landwehr: 'infantry',
  guerrillas: 'infantry',
};

/** The symbol of a profile: artillery, then rank, then the arm of its troop type. */
export function symbolOf(row: Row): SymbolName {
  if (row.kind === 'artillery') return 'artillery';
  if (row.rank === 'general' || row.rank === 'officer' || row.rank === 'nco') return row.rank;
  return symbolOfType[row.troopType] ?? 'infantry';
}

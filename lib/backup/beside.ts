import {
  type Collection,
  collectionDocument,
  noCollection,
  sortCollection,
} from '../collection/collection';
import { faultInGame } from '../play/fault-in-game';
import type { Game } from '../play/game';
import type { Extra } from '../roster/list';
import { faultInSeal } from '../seal/fault-in-seal';
import type { SealRow } from '../seal/row';

/** What a device keeps beside its lists, and a backup with them. */
export interface Beside {
  readonly games: readonly Game[];
  /** With their secrets: whoever has them can show the lists that were sealed. */
  readonly seals: readonly SealRow[];
  readonly collection: Collection;
}

/** A part of a backup that cannot be read. The others are not lost with it. */
export interface DamagedPart {
  readonly part: 'games' | 'seals' | 'collection';
  /** Which of its kind, from 1. */
  readonly nth: number;
  /** The path of the first thing wrong with it. */
  readonly fault: string;
}

export interface BesideRead extends Beside {
  readonly damaged: readonly DamagedPart[];
}

/** More of one kind are no device's. */
const most = 20_000;

/** The fields of a backup that hold what lies beside its lists. Older versions read past them. */
export function besideFields({ games, seals, collection }: Beside): Extra {
  return {
    ...(games.length > 0 && { games }),
    ...(seals.length > 0 && { seals }),
    ...(collection.size > 0 && { collection: collectionDocument(collection) }),
  };
}

function readRows<Row extends { readonly id: string }>(
  fields: Extra,
  part: 'games' | 'seals',
  faultIn: (value: unknown) => string | undefined,
  into: DamagedPart[],
): readonly Row[] {
  const given = fields[part];
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > most) {
    into.push({ part, nth: 1, fault: part });
    return [];
  }
  const rows = new Map<string, Row>();
  for (const [at, value] of given.entries()) {
    const fault = faultIn(value);
    const row = value as Row;
    if (fault === undefined && !rows.has(row.id)) rows.set(row.id, row);
    else into.push({ part, nth: at + 1, fault: fault ?? 'id' });
  }
  return [...rows.values()];
}

/** Reads the fields of a backup that its lists do not take. Never throws. */
export function readBeside(fields: Extra): BesideRead {
  const damaged: DamagedPart[] = [];
  const games = readRows<Game>(fields, 'games', faultInGame, damaged);
  const seals = readRows<SealRow>(fields, 'seals', faultInSeal, damaged);
  return { games, seals, collection: readCounts(fields['collection'], damaged), damaged };
}

function readCounts(document: unknown, into: DamagedPart[]): Collection {
  if (document === undefined) return noCollection;
  const read = sortCollection(document);
  const faults = read.ok ? read.value.damaged : [read.error.detail ?? read.error.code];
  into.push(...faults.map((fault, at) => ({ part: 'collection', nth: at + 1, fault }) as const));
  return read.ok ? read.value.collection : noCollection;
}

import type { Game } from '../play/game';
import type { SealRow } from '../seal/row';
import { sameJson } from '../share/same-json';
import type { SideTable, Together } from './backend';
import { StoreFailure } from './failure';
import type { OwnedRow } from './owned';
import type { Exchange } from './side';

/** What lies beside lists and comes in with them, from a backup. */
export interface BroughtBeside {
  readonly games: readonly Game[];
  readonly seals: readonly SealRow[];
  readonly owned: readonly Exchange<OwnedRow>[];
}

/** What has been changed since the player looked at it stops all: nothing is ever written over. */
function addition(table: SideTable, row: Game | SealRow): Together['beside'][number] {
  return {
    table,
    id: row.id,
    change: (raw) => {
      if (raw === undefined) return row;
      // Another tab has just brought in the same.
      if (sameJson(raw, row)) return undefined;
      throw new StoreFailure('changed');
    },
  };
}

/** What this writes, for a step that is done whole or not at all. */
export function besideOf({ games, seals, owned }: BroughtBeside): Together['beside'] {
  return [
    ...games.map((game) => addition('games', game)),
    ...seals.map((seal) => addition('seals', seal)),
    ...owned.map(({ id, from, to }) => ({
      table: 'owned' as const,
      id,
      change: (raw: unknown) => {
        if (!sameJson(raw, from)) throw new StoreFailure('changed');
        return to ?? ('drop' as const);
      },
    })),
  ];
}

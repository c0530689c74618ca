import { loadCatalogues } from '@/data';
import type { List } from '@/lib/roster/list';
import { type Digests, nonceBytes, sealCodeOf } from '@/lib/seal/commit';
import { packList } from '@/lib/share/code/list';
import { listInReveal, packReveal } from '@/lib/share/code/reveal';
import { linkLetters } from '@/lib/share/code/spelling';
import { randomId } from '@/lib/store/random-id';
import type { OwnSeal, SealRow } from '@/lib/seal/row';

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

/**
 * The seal that this very list has already, the last one of several. A second code of one list would
 * make its owner a cheat: whoever has the one and is shown the other sees another list.
 */
export async function sealOf(list: List, rows: readonly SealRow[]): Promise<OwnSeal | undefined> {
  const packed = packList(list, await loadCatalogues());
  return rows
    .flatMap((row) => (row.kind === 'own' ? row : []))
    .toSorted((a, b) => b.made - a.made)
    .find(({ reveal }) => {
      const bytes = linkLetters.parse(reveal);
      return bytes !== undefined && isSame(listInReveal(bytes), packed);
    });
}

/** Seals a list as it is, with a secret that nobody has thought of. Rejects without its tables. */
export async function makeSeal(digests: Digests, list: List): Promise<OwnSeal> {
  const reveal = {
    list: packList(list, await loadCatalogues()),
    nonce: crypto.getRandomValues(new Uint8Array(nonceBytes)),
  };
  const { name, ruleset, nation } = list;
  return {
    id: randomId(),
    kind: 'own',
    code: await sealCodeOf(digests, reveal),
    reveal: linkLetters.format(packReveal(reveal)),
    name,
    ruleset,
    nation,
    made: Date.now(),
  };
}

import { loadCatalogues } from '@/data';
import type { List } from '@/lib/roster/list';
import { type Digests, nonceBytes, sealCodeOf } from '@/lib/seal/commit';
import { packList } from '@/lib/share/code/list';
import { packReveal } from '@/lib/share/code/reveal';
import { linkLetters } from '@/lib/share/code/spelling';
import { randomId } from '@/lib/store/random-id';
import type { OwnSeal } from '@/lib/store/seals';

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

import { type SealCode, codeBytes, formatSealCode } from './code';

/** Bytes of the secret that goes into a code, so that nobody finds a list by trying likely ones. */
export const nonceBytes = 16;

/**
 * Rounds of the stretching. A code that people read out has 100 bits. To find a list for a given
 * code is out of reach; but who makes the code himself needs only two lists with one code, and that
 * takes about 2^50 trials, which is within reach of machines built for SHA-256. With 200,000 rounds a
 * trial costs 2^18.6 times as much: 2^68 of its steps, and none of those machines can take them. For
 * the player it is a fraction of a second. Codes that were exchanged count on it: it never changes.
 */
const rounds = 200_000;

/** Set before what is sealed, so that a code of anything else is never one of a list. */
const purpose = new TextEncoder().encode('Muster Roll, sealed list, 1\n');

/** What WebCrypto must do here; browsers have it only on pages that came over https. */
export type Digests = Pick<SubtleCrypto, 'digest' | 'importKey' | 'deriveBits'>;

/**
 * The code that binds its maker to a list: the bytes of the list's code and the secret, by PBKDF2
 * with SHA-256. Whoever has both makes the same code; whoever has the code learns nothing of either.
 */
export async function sealCodeOf(
  digests: Digests,
  { list, nonce }: { readonly list: Uint8Array; readonly nonce: Uint8Array },
): Promise<SealCode> {
  const content = new Uint8Array(purpose.length + list.length);
  content.set(purpose);
  content.set(list, purpose.length);
  // Of one length for every list: PBKDF2 takes some passwords of different lengths for the same.
  const password = await digests.digest('SHA-256', content);
  const key = await digests.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const salt = new Uint8Array(nonce);
  const bits = await digests.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    codeBytes * 8,
  );
  return formatSealCode(new Uint8Array(bits));
}

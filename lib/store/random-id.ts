/** Letters and digits that cannot be taken for each other, 32 of them. */
const alphabet = '023456789abcdefghjkmnpqrstuvwxyz';

/** A new id of 12 characters (60 random bits), for lists, operations, entries and groups. */
export function randomId(): string {
  // Not `crypto.randomUUID`, which a page served over plain HTTP in a club's network lacks.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

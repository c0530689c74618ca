/** A list that was sealed here, as it was then: later edits of the list never touch it. */
export interface OwnSeal {
  readonly id: string;
  readonly kind: 'own';
  /** What binds the player, as it is handed over. */
  readonly code: string;
  /** What opens it, in letters of a link: the secret and the list's code, exactly as sealed. */
  readonly reveal: string;
  /** Name, ruleset and nation of the list, for those who look for it. */
  readonly name: string;
  readonly ruleset: string;
  readonly nation: string;
  /** Milliseconds since 1970. */
  readonly made: number;
}

/** The code of somebody else's list. */
export interface KeptCode {
  readonly id: string;
  readonly kind: 'kept';
  readonly code: string;
  /** Whose it is, in the player's words. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly made: number;
  /** Its list, once it was shown and proved. */
  readonly opened?: { readonly at: number; readonly reveal: string };
}

export type SealRow = OwnSeal | KeptCode;

const texts: Readonly<Record<SealRow['kind'], readonly string[]>> = {
  own: ['id', 'code', 'reveal', 'name', 'ruleset', 'nation'],
  kept: ['id', 'code', 'name'],
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOpened(value: unknown): boolean {
  if (value === undefined) return true;
  return isObject(value) && Number.isFinite(value['at']) && typeof value['reveal'] === 'string';
}

/** A look at a row that is enough for nothing to fail on it. */
export function isSealRow(value: unknown): value is SealRow {
  if (!isObject(value) || !Number.isFinite(value['made'])) return false;
  const { kind } = value;
  if (kind !== 'own' && kind !== 'kept') return false;
  return (
    texts[kind].every((field) => typeof value[field] === 'string') && isOpened(value['opened'])
  );
}

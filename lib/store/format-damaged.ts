import type { KeyedRow } from './backend';

/** What JSON has no form for; databases hold more than that. */
function plain(_field: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

/** A damaged row as text, with the path of what is wrong where that is known, for a file that somebody may be able to repair. Never throws. */
export function formatDamaged({ key, raw, fault }: KeyedRow & { readonly fault?: string }): string {
  try {
    return JSON.stringify({ key, fault, raw }, plain, 2);
  } catch {
    // It contains itself: what was seen once is left out then.
    const seen = new Set<unknown>();
    const once = (field: string, value: unknown): unknown => {
      if (seen.has(value)) return undefined;
      if (typeof value === 'object' && value !== null) seen.add(value);
      return plain(field, value);
    };
    return JSON.stringify({ key, fault, raw }, once, 2);
  }
}

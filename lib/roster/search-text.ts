/** A text as searches compare it: no accents, no capitals. */
export function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a searchable text has every word of what somebody typed; an empty query finds all. */
export function hasWords(text: string, query: string): boolean {
  return searchable(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

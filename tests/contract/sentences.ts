/** Sentences by their ends; a full stop inside a number or before a small letter is none. */
export function sentencesOf(text: string): number {
  return text.match(/[.!?](?=$|[”’"]?\s+\p{Lu})/gu)?.length ?? 0;
}

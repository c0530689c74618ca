/** The whole number that a text is, from `min` to `max`; nothing for any other text. */
export function wholeNumber(text: string, min: number, max: number): number | undefined {
  if (!/^\s*\d+\s*$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

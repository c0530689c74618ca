/** Languages that pages, findings and glossaries speak; the first one is what is built into pages. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

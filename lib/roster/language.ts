/**
 * The languages that the program speaks. What a player wrote, and what the books call their
 * profiles and options, is in no language of ours.
 */
export const languages = ['en', 'fr'] as const

export type Language = (typeof languages)[number]

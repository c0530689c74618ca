/** Small words and common nouns of English that are no words of French. */
export const englishWord =
  /(?<![\p{L}-])(?:the|and|of|with|when|from|his|its|by|not|for|each|any|no|is|are|has|have|only|one|at|to|in|list|unit|units|model|models|rule|reading|option of)(?![\p{L}-])/iu;

/** What English sets and French does not: straight quotes, a space before no double sign, 1.5. */
export const setAsEnglish = /[^\u202f][;!?»%]|[^\u202f]:(?!\/)|«(?!\u202f)|['"“”]| {2}|^\s|\s$/u;

/** Words that must elide before a vowel, and articles that have not. */
export const unelided = /(?<!\p{L})(?:de|le|la|que|ne|se|au lieu de) [aeiouéèêàâîô]/iu;

import type { Language } from '../../roster/language';
import { english } from './en';
import { french } from './fr';
import type { PaperWords } from './paper-words';

const words: Readonly<Record<Language, PaperWords>> = { en: english, fr: french };

/** What paper says in a language. All of them come with the code that prints, which is loaded late. */
export function paperIn(language: Language): PaperWords {
  return words[language];
}

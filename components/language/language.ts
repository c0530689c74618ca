import { isLanguage, type Language } from '@/lib/roster/language';
import { languageKey, pendingAttribute } from './language-script';

/** The sentences of every area in a language that is not built into the pages. */
export type Translation = Readonly<Record<string, unknown>>;

/** How to get them; English needs none. */
const translations: Readonly<Partial<Record<Language, () => Promise<Translation>>>> = {
  fr: async () => (await import('./french')).french,
};

interface Spoken {
  readonly language: Language;
  /** Absent = the English that each area has with it. */
  readonly translation?: Translation;
}

/** What the pages are built in, and what they are made alive with. */
const builtIn: Spoken = { language: 'en' };

let spoken = builtIn;
let asked: Language = 'en';
const listeners = new Set<() => void>();

/** For React's external stores: hears every change of the language. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentlySpoken(): Spoken {
  return spoken;
}

export function initiallySpoken(): Spoken {
  return builtIn;
}

/** Loads what a language needs, then speaks it. Where that fails, all stays as it is. */
async function speak(language: Language): Promise<void> {
  asked = language;
  try {
    const translation = await translations[language]?.();
    if (asked !== language) return; // The player has chosen again meanwhile.
    spoken = translation ? { language, translation } : { language };
    document.documentElement.lang = language;
    for (const listener of listeners) listener();
  } finally {
    document.documentElement.removeAttribute(pendingAttribute);
  }
}

/** Speaks what the head script found to be wanted. Once, when the page is alive. */
export function begin(): void {
  const wanted = document.documentElement.lang;
  if (isLanguage(wanted) && wanted !== spoken.language) {
    speak(wanted).catch(() => {
      // No connection for it: the page says in its head what it really speaks.
      document.documentElement.lang = spoken.language;
    });
  }
}

/** The player's choice: remembered, and spoken at once in every tab. Rejects where it cannot be had. */
export async function choose(language: Language): Promise<void> {
  await speak(language);
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Site data is blocked: the choice lasts as long as the page.
  }
}

/** Another tab has chosen. */
export function hear(event: StorageEvent): void {
  if (event.key !== languageKey || !isLanguage(event.newValue)) return;
  speak(event.newValue).catch(() => undefined);
}

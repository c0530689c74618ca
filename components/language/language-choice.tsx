'use client';

import { useState } from 'react';
import { type Language, isLanguage, languages } from '@/lib/roster/language';
import { shellWords } from '../shell/words';
import { choose } from './language';
import { useLanguage, useWords } from './use-words';

/** Every language by its own name, which its speakers find whatever the page speaks. */
const names: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** The language of the page, and the others. */
export function LanguageChoice() {
  const language = useLanguage();
  const words = useWords(shellWords);
  const [hasFailed, setFailed] = useState(false);

  return (
    <div>
      <label className="inline-flex min-h-(--touch) items-center gap-2">
        {words.language}
        <select
          className="min-h-8 border border-edge bg-sheet px-2 text-ink"
          value={language}
          onChange={({ target }) => {
            if (!isLanguage(target.value)) return;
            setFailed(false);
            choose(target.value).catch(() => setFailed(true));
          }}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </label>
      {hasFailed && <p role="alert">{words.languageFailed}</p>}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { registry } from '@/data';
import type { Language } from '@/lib/roster/language';
import { useLanguage } from '../language/use-words';
import { type GlossarySection, sectionOf } from './sections';

interface Translated {
  readonly language: Language;
  readonly sections: readonly GlossarySection[];
}

async function loadAll(language: Language): Promise<Translated> {
  const sections = registry.map(async ({ load }) => sectionOf(await load[language]()));
  return { language, sections: await Promise.all(sections) };
}

/**
 * The sections in the language of the page: in the English that it was built with until another one
 * is loaded, and where that cannot be had.
 */
export function useSections(built: readonly GlossarySection[]): readonly GlossarySection[] {
  const language = useLanguage();
  const [translated, setTranslated] = useState<Translated>();
  useEffect(() => {
    if (language === 'en') return;
    let isGone = false;
    loadAll(language).then(
      (all) => {
        if (!isGone) setTranslated(all);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [language]);
  return translated?.language === language ? translated.sections : built;
}

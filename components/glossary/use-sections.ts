import { useEffect, useState } from 'react';
import { knownRulesets, loadRuleset } from '@/data';
import type { Language } from '@/lib/roster/language';
import { useLanguage } from '../language/use-words';
import { type GlossarySection, sectionOf } from './sections';

interface Loaded {
  readonly language: Language;
  readonly sections: readonly GlossarySection[];
}

async function loadSections(language: Language): Promise<Loaded> {
  const sections = knownRulesets.map(async ({ id }) => sectionOf(await loadRuleset(id, language)));
  return { language, sections: await Promise.all(sections) };
}

/**
 * The sections in the language of the page: in the English that it was built with until another one
 * is loaded, and where that cannot be had.
 */
export function useSections(built: readonly GlossarySection[]): readonly GlossarySection[] {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (language === 'en') return;
    let isGone = false;
    loadSections(language).then(
      (next) => {
        if (!isGone) setLoaded(next);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [language]);
  return loaded?.language === language ? loaded.sections : built;
}

'use client';

import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GlossaryEntry, GlossaryKind } from '@/lib/roster/glossary';
import type { RulesetCard } from '@/lib/rules/ruleset';
import { useTitle } from '../language/use-title';
import { useLanguage, useWords } from '../language/use-words';
import { formatDate } from '../shelf/format-date';
import { PageHead } from '../shell/page';
import { Chips } from '../ui/chips';
import { SearchField } from '../ui/search-field';
import { Entry } from './entry';
import { heightsOf } from './entry-height';
import { findEntries, type GlossarySection, type Listed } from './sections';
import { useSections } from './use-sections';
import { glossaryWords } from './words';

const everything = 'all';
const none: ReadonlyMap<string, GlossaryEntry> = new Map();

/** Entries by id, by ruleset. */
function entriesOf(sections: readonly GlossarySection[]) {
  return new Map(
    sections.map(({ card, kinds }) => [
      card.id,
      new Map(kinds.flatMap(({ listed }) => listed.map(({ entry }) => [entry.id, entry]))),
    ]),
  );
}

/** Every term of every ruleset, with what finds one among them. */
export function Glossary({ sections: built }: { readonly sections: readonly GlossarySection[] }) {
  const words = useWords(glossaryWords);
  const language = useLanguage();
  useTitle(words.title);
  const sections = useSections(built);
  const [query, setQuery] = useState('');
  const [ruleset, setRuleset] = useState(everything);
  const known = useMemo(() => entriesOf(sections), [sections]);
  const chosen = sections.filter(({ card }) => ruleset === everything || card.id === ruleset);
  const found = findEntries(chosen, query);
  const entries = found.flatMap(({ kinds }) => kinds.flatMap(({ listed }) => listed)).length;

  useEffect(() => {
    // A link to an entry that is not shown just now shows everything again.
    const follow = () => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      if (id === '' || document.getElementById(id)) return;
      flushSync(() => {
        setQuery('');
        setRuleset(everything);
      });
      document.getElementById(id)?.scrollIntoView();
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return (
    <>
      <PageHead title={words.title}>
        <p>{words.text}</p>
      </PageHead>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 pb-4">
        <SearchField
          label={words.find}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="max-tablet:w-full tablet:w-64 desk:w-72"
        />
        <Chips
          label={words.rules}
          chips={[
            { id: everything, name: words.all },
            ...sections.map(({ card }) => ({ id: card.id, name: card.shortName })),
          ]}
          value={ruleset}
          onChange={setRuleset}
          className="max-tablet:-mr-4 max-tablet:-ml-1 max-tablet:w-[calc(100%+1.25rem)] tablet:flex-1"
        />
        <p role="status" className="ml-auto text-ink-2 max-desk:sr-only">
          {words.entries(entries)}
        </p>
      </div>
      <div className="gap-18 desk:grid desk:grid-cols-[13rem_minmax(0,1fr)]">
        <Index sections={found} />
        <div>
          {found.map(({ card, kinds }) => (
            <section key={card.id} aria-labelledby={card.id} className="mb-16">
              <h2 id={card.id} className="font-display text-2xl leading-[1.1] font-bold">
                {card.name}
              </h2>
              <p className="mt-1 text-ink-2">
                {card.author}. {words.data(card.dataVersion, formatDate(card.dataDate, language))}
              </p>
              {kinds.map(({ kind, listed }) => (
                <Kind
                  key={kind}
                  card={card}
                  kind={kind}
                  listed={listed}
                  entries={known.get(card.id) ?? none}
                />
              ))}
            </section>
          ))}
          {entries === 0 && <p className="py-6 text-ink-2">{words.noneFound}</p>}
        </div>
      </div>
    </>
  );
}

/**
 * The entries of one kind. There are hundreds on the page: those that are far from the window are
 * neither laid out nor painted, and take about the room that they will need.
 */
function Kind({
  card,
  kind,
  listed,
  entries,
}: {
  readonly card: RulesetCard;
  readonly kind: GlossaryKind;
  readonly listed: readonly Listed[];
  readonly entries: ReadonlyMap<string, GlossaryEntry>;
}) {
  const words = useWords(glossaryWords);
  const heights = heightsOf(listed);
  return (
    // What is not drawn clips what stands out of it, as the mark of the entry that is linked to does.
    <div
      className="-mx-3 px-3 pt-8 [contain-intrinsic-block-size:auto_var(--phone)] [content-visibility:auto] tablet:[contain-intrinsic-block-size:auto_var(--wide)]"
      style={{ '--phone': `${heights.phone}px`, '--wide': `${heights.wide}px` } as CSSProperties}
    >
      <h3
        id={`${card.id}-${kind}`}
        className="scroll-mt-4 border-b border-line pb-1 font-display text-l italic"
      >
        {words.kinds[kind]}
      </h3>
      {listed.map(({ entry, profiles }) => (
        <Entry key={entry.id} card={card} entry={entry} profiles={profiles} entries={entries} />
      ))}
    </div>
  );
}

/** Rulesets and kinds, to jump to; for those who have the width. */
function Index({ sections }: { readonly sections: readonly GlossarySection[] }) {
  const words = useWords(glossaryWords);
  return (
    <nav
      aria-label={words.kindsLabel}
      className="sticky top-6 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto max-desk:hidden"
    >
      {sections.map(({ card, kinds }) => (
        <div key={card.id} className="mb-6">
          <a href={`#${card.id}`} className="font-bold no-underline hover:underline">
            {card.shortName}
          </a>
          <ul className="mt-1">
            {kinds.map(({ kind, listed }) => (
              <li key={kind}>
                <a
                  href={`#${card.id}-${kind}`}
                  className="flex min-h-8 items-center justify-between border-b border-hair text-ink-2 no-underline hover:text-ink"
                >
                  {words.kinds[kind]} <span className="figures text-s">{listed.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

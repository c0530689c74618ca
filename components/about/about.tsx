'use client';

import type { ReactNode } from 'react';
import { registry } from '@/data';
import { useTitle } from '../language/use-title';
import { useLanguage, useWords } from '../language/use-words';
import { ThisCopy } from '../offline/this-copy';
import { formatDate } from '../shelf/format-date';
import { Page, PageHead } from '../shell/page';
import { aboutWords } from './words';

/** What one may want to know of the site as a whole. */
export function About() {
  const words = useWords(aboutWords);
  const language = useLanguage();
  useTitle(words.title);
  return (
    <Page>
      <PageHead title={words.title}>
        <p>{words.text}</p>
      </PageHead>
      <div className="grid max-w-180 gap-10 pt-2">
        <Part title={words.rules.title}>
          <p>{words.rules.text}</p>
          <dl className="mt-4 border-t border-hair">
            {registry.map(({ card }) => (
              <div
                key={card.id}
                className="gap-x-6 border-b border-hair py-3 tablet:grid tablet:grid-cols-[1fr_auto]"
              >
                <dt className="font-bold">{card.name}</dt>
                <dd className="figures text-ink-2 tablet:text-right">
                  {words.rules.data(card.dataVersion, formatDate(card.dataDate, language))}
                </dd>
                <dd className="text-ink-2 tablet:col-span-2">{card.author}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4">{words.rules.findings}</p>
        </Part>
        <Part title={words.lists.title}>
          <p>{words.lists.text}</p>
          <ThisCopy />
        </Part>
        <Part title={words.formats.title}>
          <p>{words.formats.text}</p>
        </Part>
        <Part title={words.licence.title}>
          <p>
            {words.licence.text(
              (text) => (
                <a href={licenceOf('packages')}>{text}</a>
              ),
              (text) => (
                <a href={licenceOf('old-standard-tt')}>{text}</a>
              ),
              (text) => (
                <a href={licenceOf('alegreya-sans')}>{text}</a>
              ),
            )}
          </p>
        </Part>
      </div>
    </Page>
  );
}

/** A licence text that travels with the site. */
function licenceOf(of: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/licences/${of}.txt`;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-display text-xl leading-[1.1] font-bold">{title}</h2>
      {children}
    </section>
  );
}

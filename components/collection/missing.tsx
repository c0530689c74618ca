'use client';

import { missingFrom } from '@/lib/collection/collection';
import type { View } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { PageLink } from '../ui/page-link';
import { useCollection } from './use-owned';
import { collectionWords } from './words';

/**
 * What a list has more of than the player owns. Nothing where he counts no models of its ruleset, and
 * never more than a note: a list may have what has yet to be bought.
 */
export default function Missing({ view }: { readonly view: View }) {
  const words = useWords(collectionWords).missing;
  const collection = useCollection();
  const { list, ruleset } = view;
  if (!collection.has(list.ruleset) || view.units.length === 0) return null;
  const missing = missingFrom(list, collection);
  const query = new URLSearchParams({ ruleset: list.ruleset, nation: list.nation });
  return (
    <section aria-label={words.title} className="border-t border-hair pt-4">
      <h2 className="font-display text-l leading-tight font-bold">
        <PageLink href={`/collection/?${query}`} className="no-underline hover:underline">
          {words.title}
        </PageLink>
      </h2>
      {missing.length === 0 ? (
        <p className="mt-1.5 text-ink-2">{words.none}</p>
      ) : (
        <ul className="figures mt-1.5 grid gap-0.5 leading-snug text-ink-2">
          {missing.map(({ profile, needed, owned }) => (
            <li key={profile}>
              {words.short(owned, needed, ruleset.profiles.get(profile)?.name ?? profile)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { GlossaryEntry } from '@/lib/roster/glossary';

/** What a term is called in the language of the page, to stand after the book's own word for it. */
export function OwnName({ entry: { name } }: { readonly entry: Pick<GlossaryEntry, 'name'> }) {
  if (name === undefined) return null;
  return (
    <>
      {' '}
      <span className="font-normal text-ink-2">{name}</span>
    </>
  );
}

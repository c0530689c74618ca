import { memo } from 'react';
import type { GlossaryEntry } from '@/lib/roster/glossary';
import type { RulesetCard } from '@/lib/rules/ruleset';
import { useWords } from '../language/use-words';
import { GlossaryTable } from './glossary-table';
import { Occurrences } from './occurrences';
import { OwnName } from './own-name';
import { anchorOf } from './sections';
import { glossaryWords } from './words';

/** One term: what it means, its chart, what goes with it, where it comes from and who has it. */
export const Entry = memo(function Entry({
  card,
  entry,
  profiles,
  entries,
}: {
  readonly card: RulesetCard;
  readonly entry: GlossaryEntry;
  readonly profiles: number;
  /** Entries of the ruleset by id, for related ones. */
  readonly entries: ReadonlyMap<string, GlossaryEntry>;
}) {
  const words = useWords(glossaryWords);
  const { id, term, summary, source, see, table } = entry;
  const related = (see ?? []).flatMap((other) => entries.get(other) ?? []);
  return (
    <article
      id={anchorOf(card, id)}
      className="group scroll-mt-2 gap-x-6 border-b border-hair py-3 target:-mx-3 target:bg-sheet target:px-3 target:shadow-[inset_3px_0_0_var(--ink)] tablet:grid tablet:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <h4 className="leading-tight font-bold wrap-break-word tablet:flex tablet:flex-col tablet:items-start">
        <a
          href={`#${anchorOf(card, id)}`}
          className="inline-block min-h-6 no-underline decoration-1 group-hover:underline"
        >
          {term}
        </a>
        <OwnName entry={entry} />
      </h4>
      <div>
        <p className="max-w-160">{summary}</p>
        {table && <GlossaryTable table={table} name={term} />}
        <div className="mt-1 text-s text-ink-2">
          {related.length > 0 && (
            <p>
              {words.seeAlso}{' '}
              {related.map((other, at) => (
                <span key={other.id}>
                  {at > 0 && ', '}
                  <a href={`#${anchorOf(card, other.id)}`} className="underline hover:text-ink">
                    {other.term}
                  </a>
                  <OwnName entry={other} />
                </span>
              ))}
            </p>
          )}
          <p className="italic">{source}</p>
          {profiles > 0 && <Occurrences card={card} term={term} profiles={profiles} />}
        </div>
      </div>
    </article>
  );
});

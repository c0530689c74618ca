import type { Figure } from '@/lib/rules/ruleset';
import { Sources } from './sources';

/** What a player wants to know at the table. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <>
      <dl>
        {figures.map(({ id, name, value }) => (
          <div key={id} className="flex justify-between gap-4 py-1">
            <dt className="text-ink-2">{name}</dt>
            <dd className="figures max-w-3/5 shrink-0 text-right font-bold text-balance">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Sources sources={figures.map(({ source }) => source)} />
    </>
  );
}

import type { ReactNode } from 'react';
import type { List } from '@/lib/roster/list';
import { useWords } from '../language/use-words';
import { useCard } from '../rulesets/cards';
import { PointsBar } from '../ui/points-bar';
import { Verdict } from '../ui/verdict';
import type { ListFacts } from './list-facts';
import { shelfWords } from './words';

/**
 * A list in one line: hatched spine, name, whose it is, what it is worth and what its rules say.
 * It keeps its height while the ruleset that knows all this is on its way.
 */
export function ListLine({
  list,
  facts,
  title,
  when,
  end,
}: {
  readonly list: List;
  readonly facts: ListFacts | undefined;
  /** The name, as a link or button. */
  readonly title: ReactNode;
  /** Below the verdict. */
  readonly when: ReactNode;
  /** At the right edge: a menu or a box. */
  readonly end: ReactNode;
}) {
  const words = useWords(shelfWords);
  const card = useCard(list.ruleset);
  const nation = card?.nations.find(({ id }) => id === list.nation);
  return (
    <div
      data-nation={nation?.tincture}
      // Its first row is as high as what stands at its end, which may be painted a moment later.
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 max-tablet:grid-rows-[minmax(var(--touch),auto)] tablet:grid-cols-[auto_minmax(0,1fr)_11rem_10rem_auto] tablet:items-center tablet:gap-x-4 desk:grid-cols-[auto_minmax(0,1fr)_15rem_11rem_auto] desk:gap-x-6"
    >
      <span
        aria-hidden
        className={`w-3 border-[1.25px] max-tablet:row-span-4 tablet:min-h-13 tablet:w-3.5 tablet:self-stretch ${
          nation ? 'hatched border-accent' : 'border-dashed border-edge'
        }`}
      />
      <div className="max-tablet:contents">
        <h2 className="line-clamp-2 font-display text-[1.375rem] leading-[1.15] font-bold wrap-anywhere max-tablet:col-start-2 max-tablet:row-start-1 tablet:text-[1.5rem]">
          {title}
        </h2>
        <p className="leading-[1.3] text-ink-2 max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-2 tablet:mt-0.5">
          <b className="text-accent">{nation?.name ?? list.nation}</b>{' '}
          <span className="text-edge">·</span> {card?.name ?? words.unknownRules(list.ruleset)}
        </p>
      </div>
      <div className="min-h-9 max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-3">
        {facts && <Worth facts={facts} />}
      </div>
      <div className="text-ink-2 max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-4 max-tablet:flex max-tablet:flex-wrap max-tablet:items-center max-tablet:justify-between">
        <p className="min-h-6 leading-6">
          {facts && <Verdict mood={facts.mood}>{facts.verdict}</Verdict>}
        </p>
        <p className="text-s tablet:pl-6.5">{when}</p>
      </div>
      <div className="max-tablet:col-start-3 max-tablet:row-start-1 max-tablet:self-start">
        {end}
      </div>
    </div>
  );
}

/** Points of cap and size, with the bar where there is a cap. */
function Worth({ facts: { points, cap, size } }: { readonly facts: ListFacts }) {
  const words = useWords(shelfWords);
  return (
    <>
      <p className="mb-1 flex items-baseline justify-between gap-3 whitespace-nowrap text-ink-2">
        {points !== undefined && (
          <span>
            <b className="figures text-l leading-none text-ink">{points}</b>
            {words.ofCap(cap)}
          </span>
        )}
        <span>{size}</span>
      </p>
      {points !== undefined && cap !== null && <PointsBar points={points} cap={cap} />}
    </>
  );
}

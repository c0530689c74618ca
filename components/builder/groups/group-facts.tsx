'use client';

import { sizeWords } from '@/lib/rules/size-words';
import { useWords } from '../../language/use-words';
import { VerdictMark } from '../../ui/verdict';
import { useDesk } from '../use-desk';
import type { GroupLimit, ShownGroup } from './shown-groups';
import { groupsWords } from './words';

/** How a group stands to its limits, and how much there is in it. */
export function GroupFacts({
  shown,
  isTarget,
}: {
  readonly shown: ShownGroup;
  readonly isTarget: boolean;
}) {
  const { ruleset } = useDesk();
  const words = useWords(groupsWords);
  const { isOwnName, word, limits, size, under } = shown;
  // Who leads others seldom has troops of his own.
  const isTelling = ({ value }: GroupLimit) => value > 0 || under.length === 0;
  return (
    <p className="figures text-s leading-tight text-ink-2">
      {isOwnName && <Fact>{word}</Fact>}
      {limits.filter(isTelling).map((limit) => (
        <Fact key={limit.id} isOver={limit.value > limit.max}>
          {words.limit(limit)}
        </Fact>
      ))}
      <Fact>{size.units === 0 ? words.empty : sizeWords(ruleset, size)}</Fact>
      {isTarget && (
        <span className="font-medium whitespace-nowrap text-accent max-desk:hidden">
          {words.isTarget}
        </span>
      )}
    </p>
  );
}

function Fact({
  isOver = false,
  children,
}: {
  readonly isOver?: boolean;
  readonly children: string;
}) {
  return (
    <>
      <span className="inline-block after:px-1.5 after:text-edge after:content-['·'] last:after:content-none">
        {isOver ? (
          <b className="text-rubric">
            <VerdictMark mood="broken" className="mr-1 mb-0.5 inline size-3.5" />
            {children}
          </b>
        ) : (
          children
        )}
      </span>{' '}
    </>
  );
}

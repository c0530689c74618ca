'use client';

import { useId } from 'react';
import { limits } from '@/lib/roster/list';
import type { Option } from '@/lib/roster/profile';
import type { Outlook } from '@/lib/rules/outlook';
import type { Unit } from '@/lib/rules/view';
import { Term } from '../glossary/term';
import { useWords } from '../language/use-words';
import { Icon } from '../ui/icon';
import { Stepper } from '../ui/stepper';
import { describeOutlook } from './describe-outlook';
import { OptionBox } from './option-box';
import { useDesk } from './use-desk';
import { entryWords } from './words/entry';

/** One option: the whole row is the target. What cannot be had says why and how it could. */
export function OptionRow({
  unit,
  option,
  quantity,
  outlook,
}: {
  readonly unit: Unit;
  readonly option: Option;
  /** How often each model has it. */
  readonly quantity: number;
  readonly outlook: Outlook | undefined;
}) {
  const desk = useDesk();
  const words = useWords(entryWords);
  const id = useId();
  const isClosed = outlook?.kind === 'closed' && quantity === 0;
  const isTaken = quantity > 0;
  const reason =
    outlook && (!isTaken || option.limit !== 1) && describeOutlook(desk.ruleset, outlook);
  const isOnce = option.limit === 1;

  function take(wanted: number) {
    desk.perform([{ do: 'option', key: unit.entry.key, option: option.id, quantity: wanted }]);
  }

  const named = (
    <span className="flex-1 py-1 leading-tight">
      <span
        id={`${id}-name`}
        className={`${isTaken ? 'font-bold' : 'font-medium'} ${isClosed ? 'text-ink-2' : ''}`}
      >
        {option.name}
      </span>
      {(option.effect !== undefined || reason) && (
        <span id={`${id}-more`} className="block text-s text-ink-2">
          {option.effect}
          {option.effect !== undefined && reason ? ', ' : ''}
          {reason && <i>{option.effect === undefined ? reason : lower(reason)}</i>}
        </span>
      )}
    </span>
  );
  const price = desk.ruleset.card.points && (
    <span
      className={`figures whitespace-nowrap ${isTaken ? 'font-bold' : 'font-medium text-ink-2'}`}
    >
      {option.points === 0 ? words.free : `+${option.points}`}
    </span>
  );
  const row = 'flex min-h-10 flex-1 items-center gap-3 max-tablet:min-h-12';
  return (
    <li className="flex items-center border-b border-hair">
      {isOnce ? (
        <label className={`${row} ${isClosed ? '' : 'cursor-pointer hover:bg-wash'}`}>
          <OptionBox
            checked={isTaken}
            isClosed={isClosed}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-more`}
            onToggle={() => take(isTaken ? 0 : 1)}
          />
          {named}
          {price}
        </label>
      ) : (
        <div className={row}>
          {named}
          <Stepper
            value={quantity}
            min={0}
            max={isClosed ? 0 : (option.limit ?? limits.quantity)}
            what={option.name}
            onStep={(by) => take(quantity + by)}
          />
          {price}
        </div>
      )}
      <Term
        ruleset={desk.ruleset}
        term={option.name}
        className="ml-1 grid size-9 place-items-center rounded-s text-ink-2 max-tablet:-mr-2 max-tablet:size-11"
      >
        <Icon name="info" className="size-4.5" />
        <span className="sr-only">{words.whatIs(option.name)}</span>
      </Term>
    </li>
  );
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

'use client';

import { isNever } from '@/lib/odds/chance';
import type { Aside, Bar } from '@/lib/odds/question';
import { type Telling, tellingIn } from '@/lib/odds/tell';
import { useLanguage, useWords } from '../language/use-words';
import { OutcomeMark } from './outcome-mark';
import type { Tinctures } from './tinctures';
import { oddsWords } from './words';

const headClass =
  'border-b border-line py-0.5 pl-3 text-right text-s leading-tight font-normal text-ink-2 first:pl-0 first:text-left';
const cellClass = 'border-b border-hair py-1 pl-3 text-right whitespace-nowrap';
const nameClass = 'border-b border-hair py-1 text-left font-normal leading-tight';

export function asideValue({ kind, value }: Aside, { decimal, percent }: Telling): string {
  return kind === 'number' ? decimal(value) : percent(value);
}

/** The outcomes of one roll, a row each; what cannot happen is left out. */
export function OutcomeList({
  bar,
  tinctures,
}: {
  readonly bar: Bar;
  readonly tinctures: Tinctures;
}) {
  const words = useWords(oddsWords);
  const telling = tellingIn(useLanguage());
  const { percent, ways } = telling;
  return (
    <table className="figures w-full border-collapse">
      <thead>
        <tr>
          <th scope="col" className={headClass}>
            {words.outcome}
          </th>
          <th scope="col" className={headClass}>
            {words.chance}
          </th>
          <th scope="col" className={headClass}>
            {words.ways}
          </th>
        </tr>
      </thead>
      <tbody>
        {bar.outcomes
          .filter(({ chance }) => !isNever(chance))
          .map((outcome) => (
            <tr key={outcome.id}>
              <th scope="row" className={nameClass}>
                <span className="flex items-start">
                  <OutcomeMark outcome={outcome} tinctures={tinctures} />
                  <span className="min-w-0">{outcome.name}</span>
                </span>
              </th>
              <td className={`${cellClass} font-bold`}>{percent(outcome.chance)}</td>
              <td className={`${cellClass} text-ink-2`}>{ways(outcome.chance, words.of)}</td>
            </tr>
          ))}
        {bar.asides.map((aside) => (
          <tr key={aside.id}>
            <th scope="row" className={`${nameClass} italic`}>
              {aside.name}
            </th>
            <td className={`${cellClass} font-bold`}>{asideValue(aside, telling)}</td>
            <td className={`${cellClass} text-ink-2`}>
              {aside.kind === 'chance' && ways(aside.value, words.of)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The outcomes of several rolls, a row for each roll. */
export function OutcomeMatrix({
  bars,
  tinctures,
}: {
  readonly bars: readonly Bar[];
  readonly tinctures: Tinctures;
}) {
  const telling = tellingIn(useLanguage());
  const [first] = bars;
  if (!first) return null;
  return (
    <div className="overflow-x-auto [scrollbar-width:thin]" tabIndex={0} role="group">
      <table className="figures w-full border-collapse">
        <thead>
          <tr>
            <td className={headClass} />
            {first.outcomes.map((outcome) => (
              <th key={outcome.id} scope="col" className={`${headClass} align-bottom`}>
                <span className="flex flex-col items-end gap-1">
                  {outcome.name}
                  <OutcomeMark outcome={outcome} tinctures={tinctures} />
                </span>
              </th>
            ))}
            {first.asides.map(({ id, name }) => (
              <th key={id} scope="col" className={`${headClass} align-bottom italic`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.name}>
              <th scope="row" className={`${nameClass} font-bold whitespace-nowrap`}>
                {bar.name}
              </th>
              {bar.outcomes.map(({ id, chance }) => (
                <td key={id} className={cellClass}>
                  {isNever(chance) ? '–' : telling.percent(chance)}
                </td>
              ))}
              {bar.asides.map((aside) => (
                <td key={aside.id} className={`${cellClass} italic`}>
                  {aside.kind === 'chance' && isNever(aside.value)
                    ? '–'
                    : asideValue(aside, telling)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

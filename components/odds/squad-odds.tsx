'use client';

import { useState } from 'react';
import type { Situation } from '@/lib/odds/question';
import { readSituation, withSet } from '@/lib/odds/situation';
import { tellingIn } from '@/lib/odds/tell';
import { asFighter } from '@/lib/rules/fighter';
import type { View } from '@/lib/rules/view';
import { useLanguage, useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { asideValue } from './outcome-table';
import { Derivation } from './derivation';
import { SwitchList } from './switch-list';
import { tinctureOf } from './tinctures';
import { useOdds } from './use-odds';
import { oddsWords } from './words';

/** What a whole list does before its turn passes, in the best order. */
export default function SquadOdds({ view }: { readonly view: View }) {
  const words = useWords(oddsWords);
  const telling = tellingIn(useLanguage());
  const { ruleset, list, units } = view;
  const { odds, again } = useOdds(ruleset);
  const [set, setSet] = useState<Situation>({});
  if (odds === undefined) return <div className="min-h-96" />;
  if (odds === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3 p-4">
        <p>{words.failed}</p>
        <Button onClick={again}>{words.again}</Button>
      </div>
    );
  const { squad } = odds;
  if (!squad) return <p className="p-4">{words.nothing}</p>;
  const members = units.map((unit) => ({ fighter: asFighter(unit), count: unit.entry.count }));
  const switches = squad.switches(members, set);
  const situation = readSituation(switches, set);
  const answer = squad.answer(members, situation);
  const tincture = tinctureOf(ruleset.card, list.nation);
  return (
    <div className="grid gap-4 px-4 pb-4">
      <SwitchList
        switches={switches}
        situation={situation}
        onSet={(id, value) => setSet(withSet(set, id, value))}
      />
      {answer ? (
        <>
          <dl className="figures">
            {answer.figures.map((figure) => (
              <div key={figure.id} className="flex justify-between gap-3 border-b border-hair py-1">
                <dt>{figure.name}</dt>
                <dd className="font-bold">{asideValue(figure, telling)}</dd>
              </div>
            ))}
          </dl>
          <table className="figures w-full border-collapse">
            <caption className="pb-1 text-left font-display text-l leading-tight font-bold">
              {words.order}
            </caption>
            <thead>
              <tr>
                {answer.order.head.map((head) => (
                  <th
                    key={head}
                    scope="col"
                    className="border-b border-line py-0.5 pr-3 text-left text-s font-normal text-ink-2 last:pr-0"
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.order.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column} className="border-b border-hair py-1 pr-3 align-top last:pr-0">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <Derivation
            title={words.derivation}
            steps={answer.steps}
            tinctures={{ first: tincture, second: tincture }}
          />
        </>
      ) : (
        <p>{words.squadTooMany}</p>
      )}
    </div>
  );
}

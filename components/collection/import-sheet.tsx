'use client';

import type { Difference } from '@/lib/collection/difference';
import { useWords } from '../language/use-words';
import { useRulesets } from '../rulesets/use-ruleset';
import { Button } from '../ui/button';
import { OwnWords } from '../ui/own-words';
import { Sheet } from '../ui/sheet';
import { collectionWords } from './words';

/** What a file would change, count by count, before anything is. */
export function ImportSheet({
  differences,
  onTake,
  onClose,
}: {
  readonly differences: readonly Difference[];
  readonly onTake: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(collectionWords).incoming;
  const rulesets = useRulesets(differences.map(({ ruleset }) => ruleset));
  const isSame = differences.length === 0;
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <div className="grid gap-4 px-4 pb-5">
        <p>{isSame ? words.same : words.text(differences.length)}</p>
        {!isSame && (
          <table className="w-full border-collapse">
            <thead>
              <tr className="border-b border-line text-left text-s text-ink-2">
                <th scope="col" className="py-1 font-medium">
                  {words.profile}
                </th>
                <th scope="col" className="py-1 text-right font-medium">
                  {words.now}
                </th>
                <th scope="col" className="py-1 pl-4 text-right font-medium">
                  {words.then}
                </th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ ruleset, profile, now, then }) => (
                <tr key={`${ruleset} ${profile}`} className="border-b border-hair">
                  <th scope="row" className="py-1.5 text-left leading-tight font-normal">
                    <OwnWords>
                      {rulesets.get(ruleset)?.profiles.get(profile)?.name ?? profile}
                    </OwnWords>
                  </th>
                  <td className="figures py-1.5 text-right text-ink-2">{now}</td>
                  <td className="figures py-1.5 pl-4 text-right font-bold">{then}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className="flex gap-2 max-tablet:*:flex-1">
          {!isSame && (
            <Button look="solid" onClick={onTake}>
              {words.take}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </div>
    </Sheet>
  );
}

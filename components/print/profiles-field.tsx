'use client';

import { useState } from 'react';
import { hasWords, searchable } from '@/lib/roster/search-text';
import { useWords } from '../language/use-words';
import { rulesetCards } from '../rulesets/cards';
import { useRuleset } from '../rulesets/use-ruleset';
import { Box } from '../ui/box';
import { Field } from '../ui/field';
import { SearchField } from '../ui/search-field';
import { SelectField } from '../ui/select-field';
import { Symbol } from '../ui/symbol';
import { printWords } from './words';

/** Profiles that get a card without standing in a list, chosen from any roster. */
export function ProfilesField({
  chosen,
  onChoose,
}: {
  /** Profile ids by ruleset. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  readonly onChoose: (chosen: ReadonlyMap<string, readonly string[]>) => void;
}) {
  const words = useWords(printWords);
  const cards = useWords(rulesetCards);
  const [rulesetId, setRulesetId] = useState(cards[0]?.id ?? '');
  const card = cards.find(({ id }) => id === rulesetId);
  const [nationId, setNationId] = useState('');
  const [query, setQuery] = useState('');
  const nation = card?.nations.find(({ id }) => id === nationId) ?? card?.nations[0];
  const ruleset = useRuleset(rulesetId);
  const here = chosen.get(rulesetId) ?? [];
  const profiles = [...(ruleset?.profiles.values() ?? [])].filter(
    (profile) => profile.nation === nation?.id && hasWords(searchable(profile.name), query),
  );
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field id="print-rules" label={words.rules}>
          {(attributes) => (
            <SelectField
              {...attributes}
              value={rulesetId}
              onChange={(event) => setRulesetId(event.target.value)}
            >
              {cards.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </Field>
        <Field id="print-nation" label={words.nation}>
          {(attributes) => (
            <SelectField
              {...attributes}
              value={nation?.id}
              onChange={(event) => setNationId(event.target.value)}
            >
              {card?.nations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </Field>
      </div>
      <SearchField
        label={words.findProfile}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul
        aria-label={words.profiles}
        data-nation={nation?.tincture}
        className="h-80 overflow-y-auto border-y border-hair"
      >
        {profiles.map(({ id, name, symbol }) => (
          <li key={id} className="border-b border-hair last:border-b-0">
            <label className="flex min-h-(--touch) cursor-pointer items-center gap-3 tablet:min-h-10">
              <Box
                checked={here.includes(id)}
                onChange={(event) =>
                  onChoose(
                    new Map(chosen).set(
                      rulesetId,
                      event.target.checked ? [...here, id] : here.filter((one) => one !== id),
                    ),
                  )
                }
              />
              <Symbol id={symbol} className="size-5.5" />
              {name}
            </label>
          </li>
        ))}
        {ruleset && profiles.length === 0 && (
          <li className="py-3 text-ink-2">{words.noProfileFound}</li>
        )}
      </ul>
    </div>
  );
}

'use client';

import { useState } from 'react';
import type { ListRecord } from '@/lib/store/record';
import { useWords } from '../language/use-words';
import { rulesetCards } from '../rulesets/cards';
import { findLists } from '../shelf/find-lists';
import { listName } from '../shell/list-name';
import { Box } from '../ui/box';
import { SearchField } from '../ui/search-field';
import { Swatch } from '../ui/swatch';
import { printWords } from './words';

/** More lists than this get a search, and a box of their own to scroll in. */
const few = 6;

/** Rows drawn of a long shelf: the search finds the others. */
const most = 60;

/** Which lists to print. Those chosen when the page was opened stand first. */
export function ListsField({
  lists,
  chosen,
  onChoose,
}: {
  readonly lists: readonly ListRecord[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}) {
  const words = useWords(printWords);
  const cards = useWords(rulesetCards);
  const [query, setQuery] = useState('');
  const [first] = useState(chosen);
  const isFirst = ({ id }: ListRecord) => first.has(id);
  const sorted = [...lists.filter(isFirst), ...lists.filter((record) => !isFirst(record))];
  const found = findLists(sorted, query, undefined);
  return (
    <fieldset>
      <legend className="mb-3 font-display text-l leading-none font-bold">{words.lists}</legend>
      {lists.length > few && (
        <SearchField
          label={words.findList}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="mb-2"
        />
      )}
      <ul
        className={`border-t border-hair ${lists.length > few ? 'max-h-96 overflow-y-auto' : ''}`}
      >
        {found.slice(0, most).map(({ id, list }) => {
          const card = cards.find((one) => one.id === list.ruleset);
          const nation = card?.nations.find((one) => one.id === list.nation);
          return (
            <li key={id} className="border-b border-hair" data-nation={nation?.tincture}>
              <label
                className={`flex min-h-12 items-center gap-3 py-1.5 pr-1 ${card ? 'cursor-pointer' : 'text-ink-2'}`}
              >
                <Box
                  checked={chosen.has(id)}
                  disabled={!card}
                  onChange={(event) => onChoose(id, event.target.checked)}
                />
                {nation && <Swatch tincture={nation.tincture} className="h-7 w-5" />}
                <span className="min-w-0 leading-tight">
                  <b className="line-clamp-2 wrap-anywhere">{listName(list)}</b>
                  <span className="block text-s text-ink-2">
                    {card
                      ? `${nation?.name ?? list.nation} · ${card.shortName}`
                      : words.unknownRules}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p className="py-3 text-ink-2">{words.noListFound}</p>}
      {found.length > most && (
        <p className="py-2 text-s text-ink-2">{words.moreLists(found.length - most)}</p>
      )}
    </fieldset>
  );
}

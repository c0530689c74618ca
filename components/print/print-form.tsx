'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useShelf } from '@/lib/store/use-shelf';
import { useWords } from '../language/use-words';
import { Box } from '../ui/box';
import { ButtonLink } from '../ui/button';
import type { Choice } from './build-job';
import { EntriesField } from './entries-field';
import { ListsField } from './lists-field';
import { PaperField, usePaper } from './paper-field';
import { Press } from './press';
import { ProfilesField } from './profiles-field';
import { usePrinting } from './use-printing';
import { printWords } from './words';

const none: ReadonlySet<string> = new Set();

/** Ids of lists: those in the address at first, which then follows, so that a reload keeps them. */
function useChosenIds() {
  const params = useSearchParams();
  const [ids, setIds] = useState(() => (params.get('ids') ?? '').split(',').filter(Boolean));
  const choose = (id: string, isChosen: boolean) => {
    const next = isChosen ? [...ids, id] : ids.filter((one) => one !== id);
    setIds(next);
    const query = next.length > 0 ? `?ids=${next.map(encodeURIComponent).join(',')}` : '';
    window.history.replaceState(null, '', `${window.location.pathname}${query}`);
  };
  return { ids, choose };
}

export function PrintForm() {
  const words = useWords(printWords);
  const { lists, isLoading } = useShelf();
  const { ids, choose } = useChosenIds();
  const [hasRosters, setRosters] = useState(true);
  const [hasCards, setCards] = useState(true);
  const [hasOdds, setOdds] = useState(false);
  const [hasMissing, setMissing] = useState(false);
  const [paper, setPaper] = usePaper();
  const [left, setLeft] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  const [profiles, setProfiles] = useState<ReadonlyMap<string, readonly string[]>>(new Map());

  const chosen = ids.flatMap((id) => lists.find((record) => record.id === id) ?? []);
  const profileCount = [...profiles.values()].flat().length;
  const choice: Choice = {
    lists: chosen.map(({ id, list }) => {
      const without = left.get(id) ?? none;
      if (without.size === 0) return { list };
      const keys = list.groups.flatMap(({ entries }) => entries.map(({ key }) => key));
      return { list, entries: new Set(keys.filter((key) => !without.has(key))) };
    }),
    hasRosters,
    hasCards,
    hasOdds,
    hasMissing,
    profiles,
    paper,
  };
  const { printing, print } = usePrinting(choice);

  // Nothing is drawn before it is known what there is to choose from.
  if (isLoading) return null;
  return (
    <div className="grid items-start gap-x-12 gap-y-8 pt-2 desk:grid-cols-[minmax(0,1fr)_28rem]">
      <form
        id="print"
        className="grid min-w-0 gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          print();
        }}
      >
        {lists.length > 0 && <ListsField lists={lists} chosen={new Set(ids)} onChoose={choose} />}
        {lists.length === 0 && (
          <div>
            <p className="mb-3">{words.noLists}</p>
            <ButtonLink href="/new/" icon="add">
              {words.newList}
            </ButtonLink>
          </div>
        )}
        {lists.length > 0 && (
          <fieldset>
            <legend className="mb-3 font-display text-l leading-none font-bold">
              {words.whatOfEach}
            </legend>
            <div className="grid gap-3 tablet:grid-cols-2">
              <Switch
                label={words.roster}
                help={words.rosterHelp}
                checked={hasRosters}
                onChange={setRosters}
              />
              <Switch
                label={words.cards}
                help={words.cardsHelp}
                checked={hasCards}
                onChange={setCards}
              />
            </div>
            {hasRosters && chosen.length > 0 && (
              <div className="mt-3">
                <Switch
                  label={words.missing}
                  help={words.missingHelp}
                  checked={hasMissing}
                  onChange={setMissing}
                />
              </div>
            )}
            {hasCards && chosen.length > 0 && (
              <div className="mt-3 border-t border-hair">
                {chosen.map((record) => (
                  <EntriesField
                    key={record.id}
                    record={record}
                    left={left.get(record.id) ?? none}
                    onLeave={(next) => setLeft(new Map(left).set(record.id, next))}
                  />
                ))}
              </div>
            )}
          </fieldset>
        )}
        <details open={lists.length === 0} className="border-y border-hair">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 hover:bg-well">
            <span className="font-display text-l font-bold">{words.withoutList}</span>
            {profileCount > 0 && <span className="text-ink-2">{words.chosen(profileCount)}</span>}
          </summary>
          <div className="pt-2 pb-4">
            <ProfilesField chosen={profiles} onChoose={setProfiles} />
          </div>
        </details>
        {((hasCards && chosen.length > 0) || profileCount > 0) && (
          <Switch label={words.odds} help={words.oddsHelp} checked={hasOdds} onChange={setOdds} />
        )}
        <PaperField paper={paper} onChoose={setPaper} />
      </form>
      <Press form="print" live={printing} choice={choice} />
    </div>
  );
}

function Switch({
  label,
  help,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly help: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label className="flex cursor-pointer gap-3">
      <Box checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{label}</b>
        <span className="block text-s text-ink-2">{help}</span>
      </span>
    </label>
  );
}

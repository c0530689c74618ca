import { useId, useState } from 'react';
import type { Profile } from '@/lib/roster/profile';
import { hasWords, searchable } from '@/lib/roster/search-text';
import type { Ruleset } from '@/lib/rules/ruleset';
import { useWords } from '../../language/use-words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { OwnWords } from '../../ui/own-words';
import { SearchField } from '../../ui/search-field';
import { Symbol } from '../../ui/symbol';
import { eventWords } from './words';

/** A search with more than this is not narrow enough to choose from. */
const most = 8;

function nationName({ card }: Ruleset, { nation }: Profile): string {
  return card.nations.find(({ id }) => id === nation)?.name ?? nation;
}

/** Profiles of the rosters, found by searching for their names or nations. */
export function ProfilesField({
  label,
  ruleset,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly ruleset: Ruleset;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}) {
  const words = useWords(eventWords).profiles;
  const [query, setQuery] = useState('');
  const id = useId();
  const found =
    query.trim() === ''
      ? []
      : [...ruleset.profiles.values()].filter(
          (profile) =>
            !chosen.includes(profile.id) &&
            hasWords(searchable(`${profile.name} ${nationName(ruleset, profile)}`), query),
        );
  const add = (profile: Profile) => {
    onChoose([...chosen, profile.id]);
    setQuery('');
  };
  return (
    <fieldset aria-describedby={`${id}-found`}>
      <legend className="mb-3 font-display text-l leading-none font-bold">{label}</legend>
      {chosen.length > 0 && (
        <ul className="mb-2 border-t border-hair">
          {chosen.map((one) => {
            const profile = ruleset.profiles.get(one);
            const name = profile?.name ?? one;
            return (
              <li key={one} className="flex items-center gap-2.5 border-b border-hair">
                {profile && <Symbol id={profile.symbol} className="size-5.5" />}
                <span className="min-w-0 flex-1 leading-tight wrap-anywhere">
                  <OwnWords>{name}</OwnWords>{' '}
                  <span className="text-s text-ink-2">
                    {profile ? nationName(ruleset, profile) : words.unknown}
                  </span>
                </span>
                <Button
                  look="quiet"
                  icon="close"
                  onClick={() => onChoose(chosen.filter((other) => other !== one))}
                >
                  {words.remove(name)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <SearchField
        label={words.findFor(label)}
        placeholder={words.find}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first) add(first);
        }}
      />
      <div id={`${id}-found`}>
        {query.trim() !== '' && found.length === 0 && (
          <p className="pt-2 text-s text-ink-2">{words.none}</p>
        )}
        <ul>
          {found.slice(0, most).map((profile) => (
            <li key={profile.id} className="border-b border-hair">
              <button
                type="button"
                onClick={() => add(profile)}
                className="flex min-h-(--touch) w-full items-center gap-2.5 text-left leading-tight hover:bg-well tablet:min-h-10"
              >
                <Symbol id={profile.symbol} className="size-5.5" />
                <span className="min-w-0 flex-1">
                  {profile.name}{' '}
                  <span className="text-s text-ink-2">{nationName(ruleset, profile)}</span>
                </span>
                <Icon name="add" className="size-5 text-ink-2" />
              </button>
            </li>
          ))}
        </ul>
        {found.length > most && (
          <p className="pt-1 text-s text-ink-2">{words.further(found.length - most)}</p>
        )}
      </div>
    </fieldset>
  );
}

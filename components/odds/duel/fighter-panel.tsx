'use client';

import { useId } from 'react';
import type { Named } from '@/lib/odds/duel-address';
import type { Fighter, Odds } from '@/lib/odds/question';
import type { Ruleset } from '@/lib/rules/ruleset';
import { useWords } from '../../language/use-words';
import { FigureRow } from '../../rosters/figure-row';
import { TermList } from '../../rosters/term-list';
import { Box } from '../../ui/box';
import { SelectField } from '../../ui/select-field';
import { Swatch } from '../../ui/swatch';
import { Symbol } from '../../ui/symbol';
import { tinctureOf } from '../tinctures';
import { oddsWords } from '../words';

/** One of the two: who he is, what he is worth, and what he has bought that the dice know of. */
export function FighterPanel({
  name,
  ruleset,
  odds,
  named,
  fighter,
  onChange,
}: {
  /** "Attacker". */
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly odds: Odds;
  readonly named: Named;
  /** Absent where the rosters have no such profile. */
  readonly fighter: Fighter | undefined;
  readonly onChange: (named: Named) => void;
}) {
  const words = useWords(oddsWords);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-name`} className="min-w-0">
      <h2 id={`${id}-name`} className="mb-2 flex items-center gap-2 font-display text-l font-bold">
        {name}
        {fighter && (
          <>
            <Swatch tincture={tinctureOf(ruleset.card, fighter.profile.nation)} />
            <Symbol id={fighter.profile.symbol} className="size-6" />
          </>
        )}
      </h2>
      <label htmlFor={id} className="sr-only">
        {name}: {words.profile}
      </label>
      <SelectField
        id={id}
        value={fighter ? named.profile : ''}
        aria-invalid={!fighter}
        onChange={({ target }) => onChange({ profile: target.value, options: [] })}
      >
        {!fighter && (
          <option value="" disabled>
            {words.notChosen}
          </option>
        )}
        {ruleset.card.nations.map((nation) => (
          <optgroup key={nation.id} label={nation.name}>
            {[...ruleset.profiles.values()]
              .filter((profile) => profile.nation === nation.id)
              .map((profile) => (
                <option key={profile.id} value={profile.id}>
                  {profile.name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {fighter ? (
        <Known {...{ ruleset, odds, named, fighter, onChange }} />
      ) : (
        <p role="alert" className="mt-2 font-medium text-rubric">
          {words.unknown(named.profile)}
        </p>
      )}
    </section>
  );
}

function Known({
  ruleset,
  odds,
  named,
  fighter,
  onChange,
}: {
  readonly ruleset: Ruleset;
  readonly odds: Odds;
  readonly named: Named;
  readonly fighter: Fighter;
  readonly onChange: (named: Named) => void;
}) {
  const words = useWords(oddsWords);
  const { profile, items, options } = fighter;
  const matters = odds.matters(profile);
  const bought = profile.options.filter(({ id }) => matters.includes(id));
  const toggle = (id: string, isTaken: boolean) =>
    onChange({
      ...named,
      options: isTaken ? [...options, id] : [...options].filter((one) => one !== id),
    });
  return (
    <div className="mt-3 grid gap-3">
      <FigureRow
        name={words.profile}
        cells={ruleset.columns.flatMap(({ id, short, name, heroic = false }) => {
          const value = profile.stats[id];
          return value ? [{ short, name, value, heroic }] : [];
        })}
      />
      <div className="grid gap-2 tablet:grid-cols-2">
        <TermList ruleset={ruleset} name={words.carries} terms={items} own={profile.carries} />
        <TermList ruleset={ruleset} name={words.specialRules} terms={profile.rules} />
      </div>
      {bought.length > 0 && (
        <fieldset>
          <legend className="font-display leading-tight italic text-ink-2">{words.options}</legend>
          <div className="flex flex-wrap gap-x-5">
            {bought.map(({ id, name }) => (
              <label key={id} className="flex min-h-(--touch) cursor-pointer items-center gap-2.5">
                <Box
                  checked={options.has(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

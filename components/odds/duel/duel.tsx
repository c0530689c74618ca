'use client';

import { knownRulesets } from '@/data';
import { type Duel as DuelState, formatDuel } from '@/lib/odds/duel-address';
import type { Odds, Side } from '@/lib/odds/question';
import { sides } from '@/lib/odds/question';
import { withSet } from '@/lib/odds/situation';
import type { Ruleset } from '@/lib/rules/ruleset';
import { useWords } from '../../language/use-words';
import { useRuleset } from '../../rulesets/use-ruleset';
import { CopyButton } from '../../share/copy-button';
import { siteAddress } from '../../share/site';
import { Button } from '../../ui/button';
import { Chips } from '../../ui/chips';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { tinctureOf } from '../tinctures';
import { useOdds } from '../use-odds';
import { oddsWords } from '../words';
import { Asking } from './asking';
import { FighterPanel } from './fighter-panel';
import { askedOf, fighterFor, namedOf, offered, swapped } from './standing';
import { useDuel } from './use-duel';

const withOdds = knownRulesets.filter(({ odds }) => odds?.includes('profile'));

/** Two profiles side by side: the page of a duel, whose address says all of it. */
export function Duel() {
  const words = useWords(oddsWords);
  const [duel, change] = useDuel();
  const wanted = duel.ruleset ?? withOdds[0]?.id;
  const isKnown = withOdds.some(({ id }) => id === wanted);
  const ruleset = useRuleset(isKnown ? wanted : undefined);
  const { odds, again } = useOdds(ruleset);
  return (
    <div className="grid gap-6">
      <div className="max-w-120">
        <Field
          id="duel-rules"
          label={words.rules}
          error={isKnown ? undefined : words.unknownRules(wanted ?? '')}
        >
          {(attributes) => (
            <SelectField
              {...attributes}
              value={isKnown ? wanted : ''}
              onChange={({ target }) => change({ ruleset: target.value, fighters: {}, set: {} })}
            >
              {!isKnown && <option value="" disabled />}
              {withOdds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </Field>
      </div>
      {odds === 'failed' && (
        <div role="alert">
          <p className="mb-3">{words.failed}</p>
          <Button onClick={again}>{words.again}</Button>
        </div>
      )}
      {ruleset && odds && odds !== 'failed' ? (
        <Ground duel={duel} change={change} ruleset={ruleset} odds={odds} />
      ) : (
        // The room that it will take, so that the foot of the page does not move.
        <div className="min-h-screen" />
      )}
    </div>
  );
}

function Ground({
  duel,
  change,
  ruleset,
  odds,
}: {
  readonly duel: DuelState;
  readonly change: (next: DuelState) => void;
  readonly ruleset: Ruleset;
  readonly odds: Odds;
}) {
  const words = useWords(oddsWords);
  const named = namedOf(duel, ruleset);
  const [first, second] = [fighterFor(named.first, ruleset), fighterFor(named.second, ruleset)];
  const whole: DuelState = { ...duel, ruleset: ruleset.card.id, fighters: named };
  const set = (id: string, value: string | undefined) =>
    change({ ...whole, set: withSet(duel.set, id, value) });
  const fighters = first && second && { first, second };
  const asked = fighters && askedOf(duel, odds, fighters);
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 tablet:grid-cols-2">
        {sides.map((side: Side) => (
          <FighterPanel
            key={side}
            name={odds.sideNames[side]}
            ruleset={ruleset}
            odds={odds}
            named={named[side]}
            fighter={side === 'first' ? first : second}
            onChange={(next) => change({ ...whole, fighters: { ...named, [side]: next } })}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() =>
            change({
              ...whole,
              fighters: { first: named.second, second: named.first },
              set: swapped(duel.set),
            })
          }
        >
          {words.swap}
        </Button>
        <CopyButton text={`${siteAddress()}/duel/${formatDuel(whole)}`} what="link" />
      </div>
      {fighters && asked && (
        <div className="grid gap-3 border-t border-line pt-3">
          <Chips
            label={words.questions}
            chips={offered(odds, fighters, asked).map(({ question: { id, name } }) => ({
              id,
              name,
            }))}
            value={asked.question.id}
            className="flex-wrap [mask-image:none]!"
            onChange={(question) => change({ ...whole, question })}
          />
          <Asking
            asked={asked}
            odds={odds}
            fighters={fighters}
            tinctures={{
              first: tinctureOf(ruleset.card, fighters.first.profile.nation),
              second: tinctureOf(ruleset.card, fighters.second.profile.nation),
            }}
            set={duel.set}
            onSet={set}
          />
        </div>
      )}
    </>
  );
}

'use client';

import { useState } from 'react';
import { formatDuel } from '@/lib/odds/duel-address';
import type { Fighter, LoneQuestion, Odds, Situation } from '@/lib/odds/question';
import { readSituation, withSet } from '@/lib/odds/situation';
import type { Ruleset } from '@/lib/rules/ruleset';
import { useWords } from '../language/use-words';
import { Button, ButtonLink } from '../ui/button';
import { AnswerChart, AnswerFigures } from './answer-view';
import { Derivation } from './derivation';
import { KeyTables } from './key-table';
import { SwitchList } from './switch-list';
import { type Tinctures, tinctureOf } from './tinctures';
import { useOdds } from './use-odds';
import { oddsWords } from './words';

function Asked({
  question,
  fighter,
  tinctures,
}: {
  readonly question: LoneQuestion;
  readonly fighter: Fighter;
  readonly tinctures: Tinctures;
}) {
  const [set, setSet] = useState<Situation>({});
  const switches = question.switches(fighter, set);
  const situation = readSituation(switches, set);
  const answer = question.answer(fighter, situation);
  return (
    <div className="grid gap-3">
      <AnswerChart answer={answer} tinctures={tinctures} />
      <AnswerFigures answer={answer} tinctures={tinctures} />
      <SwitchList
        switches={switches}
        situation={situation}
        onSet={(id, value) => setSet(withSet(set, id, value))}
      />
    </div>
  );
}

/** A question with its name over it; a rare one is folded away under its name. */
function Question({
  question,
  ...props
}: {
  readonly question: LoneQuestion;
  readonly fighter: Fighter;
  readonly tinctures: Tinctures;
}) {
  const asked = <Asked question={question} {...props} />;
  if (question.standing === 'usual')
    return (
      <section aria-label={question.name} className="grid gap-3">
        <h3 className="font-display text-l leading-tight font-bold">{question.name}</h3>
        {asked}
      </section>
    );
  return (
    <details className="border-y border-hair">
      <summary className="flex min-h-(--touch) cursor-pointer items-center font-medium hover:bg-well">
        {question.name}
      </summary>
      <div className="pt-1 pb-4">{asked}</div>
    </details>
  );
}

/** What one model's dice can bring, what its price is made of, and the way to a duel. */
export default function ProfileOdds({
  ruleset,
  fighter,
}: {
  readonly ruleset: Ruleset;
  readonly fighter: Fighter;
}) {
  const words = useWords(oddsWords);
  const { odds, again } = useOdds(ruleset);
  if (odds === undefined) return <div className="min-h-96" />;
  if (odds === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3 p-4">
        <p>{words.failed}</p>
        <Button onClick={again}>{words.again}</Button>
      </div>
    );
  return <Known ruleset={ruleset} fighter={fighter} odds={odds} />;
}

function Known({
  ruleset,
  fighter,
  odds,
}: {
  readonly ruleset: Ruleset;
  readonly fighter: Fighter;
  readonly odds: Odds;
}) {
  const words = useWords(oddsWords);
  const { profile, options } = fighter;
  const tincture = tinctureOf(ruleset.card, profile.nation);
  const tinctures = { first: tincture, second: tincture };
  const matters = odds.matters(profile);
  const duel = formatDuel({
    ruleset: ruleset.card.id,
    fighters: {
      first: { profile: profile.id, options: [...options].filter((id) => matters.includes(id)) },
    },
    set: {},
  });
  const price = odds.price?.(fighter);
  const asked = odds.lone.filter((question) => question.refuse(fighter) === undefined);
  const usual = asked.filter(({ standing }) => standing === 'usual');
  const rare = asked.filter(({ standing }) => standing === 'rare');
  const shown = { fighter, tinctures };
  return (
    <div className="grid gap-5 px-4 pb-4">
      <div>
        <ButtonLink href={`/duel/${duel}`}>{words.setAgainst}</ButtonLink>
      </div>
      {odds.keyStandsIn === 'card' && <KeyTables odds={odds.key(fighter)} />}
      {usual.map((question) => (
        <Question key={question.id} question={question} {...shown} />
      ))}
      <div className="-space-y-px">
        {rare.map((question) => (
          <Question key={question.id} question={question} {...shown} />
        ))}
        {price && <Derivation title={words.price} steps={price} tinctures={tinctures} />}
      </div>
    </div>
  );
}

'use client';

import type { Answer, Odds, Side, Situation, Switch } from '@/lib/odds/question';
import { sides } from '@/lib/odds/question';
import { readSituation } from '@/lib/odds/situation';
import { useWords } from '../../language/use-words';
import { AnswerChart, AnswerFigures } from '../answer-view';
import { type SetSwitch, SwitchList } from '../switch-list';
import type { Tinctures } from '../tinctures';
import { oddsWords } from '../words';
import { type AnyQuestion, type Fighters, ownSituation } from './standing';

interface Props {
  readonly odds: Odds;
  readonly fighters: Fighters;
  readonly tinctures: Tinctures;
  readonly set: Situation;
  readonly onSet: SetSwitch;
}

/** The chart, which stays in sight on a phone while the situation is changed, the figures, the situation. */
function Laid({
  parts,
  groups,
  onSet,
}: {
  readonly parts: readonly {
    readonly name?: string;
    readonly answer: Answer;
    readonly tinctures: Tinctures;
  }[];
  readonly groups: readonly Group[];
  readonly onSet: SetSwitch;
}) {
  const words = useWords(oddsWords);
  const shown = groups.filter(({ switches }) => switches.length > 0);
  return (
    <div className="flex flex-col gap-x-12 desk:grid desk:grid-cols-[minmax(0,1fr)_22rem] desk:items-start">
      <div className="contents desk:grid desk:gap-8">
        {parts.map(({ name, answer, tinctures }) => (
          <section key={name ?? ''} aria-label={name} className="contents desk:block">
            {name !== undefined && (
              <h3 className="mt-2 font-display text-l font-bold max-desk:mt-4">{name}</h3>
            )}
            <div
              className={`bg-ground py-2 ${parts.length === 1 ? 'max-desk:sticky max-desk:top-0 max-desk:z-10' : ''}`}
            >
              <AnswerChart answer={answer} tinctures={tinctures} />
            </div>
            <AnswerFigures answer={answer} tinctures={tinctures} />
          </section>
        ))}
      </div>
      <section aria-label={words.situation} className="max-desk:mt-6">
        <h3 className="mb-1 font-display text-l font-bold">{words.situation}</h3>
        <div className="grid gap-x-8 gap-y-3 tablet:max-desk:grid-cols-2">
          {shown.map(({ name, switches, situation }) => (
            <div key={name} role="group" aria-label={name}>
              <h4 className="font-display italic text-ink-2">{name}</h4>
              <SwitchList switches={switches} situation={situation} onSet={onSet} />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

interface Group {
  readonly name: string;
  readonly switches: readonly Switch[];
  readonly situation: Situation;
}

/** A question about both, and its answer. */
function AskedDuel({
  question,
  odds,
  fighters: { first, second },
  tinctures,
  set,
  onSet,
}: Props & { readonly question: Extract<AnyQuestion, { kind: 'duel' }>['question'] }) {
  const words = useWords(oddsWords);
  const refused = question.refuse(first, second);
  if (refused !== undefined) return <p className="py-4">{refused}</p>;
  const switches = question.switches(first, second, set);
  const situation = readSituation(switches, set);
  const answer = question.answer(first, second, situation);
  const groupOf = (name: string, side: Side | undefined): Group => ({
    name,
    switches: switches.filter((one) => one.side === side),
    situation,
  });
  return (
    <Laid
      parts={[{ answer, tinctures }]}
      groups={[
        groupOf(odds.sideNames.first, 'first'),
        groupOf(words.both, undefined),
        groupOf(odds.sideNames.second, 'second'),
      ]}
      onSet={onSet}
    />
  );
}

/** A question about each by himself, side by side. */
function AskedAlone({
  question,
  odds,
  fighters,
  tinctures,
  set,
  onSet,
}: Props & { readonly question: Extract<AnyQuestion, { kind: 'lone' }>['question'] }) {
  const both = sides.map((side) => {
    const fighter = fighters[side];
    const own = ownSituation(set, side);
    const switches = question.switches(fighter, own);
    const situation = readSituation(switches, own);
    const ofSide = (id: string) => `${side}-${id}`;
    const name = `${odds.sideNames[side]}: ${fighter.profile.name}`;
    const refused = question.refuse(fighter);
    return {
      part: {
        name,
        answer:
          refused === undefined
            ? question.answer(fighter, situation)
            : { bars: [], open: refused, steps: [] },
        tinctures: { first: tinctures[side], second: tinctures[side] },
      },
      group: {
        name,
        switches:
          refused === undefined ? switches.map((one) => ({ ...one, id: ofSide(one.id) })) : [],
        situation: Object.fromEntries(
          Object.entries(situation).map(([id, value]) => [ofSide(id), value]),
        ),
      },
    };
  });
  return (
    <Laid
      parts={both.map(({ part }) => part)}
      groups={both.map(({ group }) => group)}
      onSet={onSet}
    />
  );
}

/** A question and its answer. */
export function Asking({ asked, ...props }: Props & { readonly asked: AnyQuestion }) {
  return asked.kind === 'duel' ? (
    <AskedDuel question={asked.question} {...props} />
  ) : (
    <AskedAlone question={asked.question} {...props} />
  );
}

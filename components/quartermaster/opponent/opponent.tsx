'use client';

import { formatRandom } from '@/lib/quartermaster/random-address';
import { settleRandom } from '@/lib/quartermaster/settle-random';
import { useWords } from '../../language/use-words';
import { rulesetCards } from '../../rulesets/cards';
import { useRulesetOrWhy } from '../../rulesets/use-ruleset';
import { CopyButton } from '../../share/copy-button';
import { siteAddress } from '../../share/site';
import { Button } from '../../ui/button';
import { LabelledSelect } from '../../ui/labelled-select';
import { OwnWords } from '../../ui/own-words';
import { VerdictMark } from '../../ui/verdict';
import { freshSeed } from '../fresh-seed';
import { KindField } from '../kind-field';
import { SeedField } from '../seed-field';
import { quartermasterWords } from '../words';
import { type Drawing, Squad } from './squad';
import { useAddress, useAsked } from './use-random-address';

/** What is asked of chance, and the squad that it gives. */
export function Opponent() {
  const words = useWords(quartermasterWords);
  const say = words.opponent;
  const cards = useWords(rulesetCards).filter(({ points }) => points);
  const [read, change] = useAsked();
  const card = cards.find(({ id }) => id === read.asked.ruleset) ?? cards[0];
  const loaded = useRulesetOrWhy(card?.id);
  const ruleset = typeof loaded === 'object' ? loaded : undefined;
  const arms = ruleset?.arms ?? [];
  const themes = ruleset?.themes ?? [];
  const settled = settleRandom(read.asked, { cards, ...(ruleset && { kinds: { arms, themes } }) });
  const asked = { ...settled.asked, seed: read.asked.seed };
  useAddress(asked);
  const nation = card?.nations.find(({ id }) => id === asked.nation);
  if (!card || !nation) return null;
  const { seed, arm = '', theme = '' } = asked;
  const unknown = [...settled.unknown, ...(read.wrongCap === undefined ? [] : [read.wrongCap])];
  const usual = ruleset?.cap?.usual ?? [];
  const cap = asked.cap ?? ruleset?.cap?.initial(new Map()) ?? usual[0];
  const caps = [...new Set([...usual, ...(cap === undefined || cap === null ? [] : [cap])])];
  const drawing: Drawing | undefined =
    ruleset && typeof cap === 'number'
      ? { ruleset, nation: nation.id, cap, arm, theme, seed: seed.trim() }
      : undefined;
  const whole = { ruleset: card.id, nation: nation.id, arm, theme, seed: seed.trim() };
  const link = formatRandom({ ...whole, ...(typeof cap === 'number' && { cap }) });

  return (
    <div data-nation={nation.tincture}>
      {unknown.length > 0 && (
        <p role="status" className="mb-4 flex gap-2 border-y border-line bg-agree-wash px-3 py-2">
          <VerdictMark mood="agree" className="mt-0.5 size-5" />
          <span className="min-w-0 leading-snug wrap-anywhere">
            <OwnWords>{say.unknown(unknown, nation.name)}</OwnWords>
          </span>
        </p>
      )}
      <div className="mb-6 grid gap-3 tablet:grid-cols-3">
        <LabelledSelect
          label={say.rules}
          value={card.id}
          choices={cards}
          onChoose={(id) => change({ ruleset: id, seed })}
        />
        <LabelledSelect
          label={say.nation}
          value={nation.id}
          choices={card.nations}
          onChoose={(id) => change({ ...asked, ruleset: card.id, nation: id })}
        />
        <LabelledSelect
          label={say.cap}
          value={String(cap ?? '')}
          choices={caps
            .toSorted((a, b) => a - b)
            .map((one) => ({ id: String(one), name: say.capOf(one) }))}
          onChoose={(id) => change({ ...asked, cap: Number(id) })}
        />
        <KindField
          label={words.arm}
          kinds={arms}
          value={arm}
          onChange={(id) => change({ ...asked, arm: id })}
        />
        <KindField
          label={words.theme}
          kinds={themes}
          value={theme}
          onChange={(id) => change({ ...asked, theme: id })}
        />
        <SeedField seed={seed} onChange={(next) => change({ ...asked, seed: next })} />
        <div className="flex flex-wrap gap-2 max-tablet:*:flex-1 tablet:col-span-3">
          <Button look="solid" onClick={() => change({ ...asked, seed: freshSeed() })}>
            {words.again}
          </Button>
          <CopyButton what="link" text={`${siteAddress()}/opponent/${link}`} />
        </div>
      </div>
      {loaded === 'failed' && <p role="alert">{say.failed}</p>}
      {drawing && <Squad drawing={drawing} name={`${nation.name}, ${seed.trim()}`} />}
    </div>
  );
}

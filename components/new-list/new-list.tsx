'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId, useMemo, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { formatRandom } from '@/lib/quartermaster/random-address';
import { type FailureReason, explain } from '@/lib/store/failure';
import { useStore } from '@/lib/store/use-store';
import { useToldAgain } from '../language/use-told-again';
import { useTitle } from '../language/use-title';
import { useLanguage, useWords } from '../language/use-words';
import { rulesetCards } from '../rulesets/cards';
import { useRuleset } from '../rulesets/use-ruleset';
import { Notice } from '../shell/notice';
import { describeFailure } from '../shell/describe-failure';
import { Button, ButtonLink } from '../ui/button';
import { Field } from '../ui/field';
import { PageLink } from '../ui/page-link';
import { useDraft } from '../ui/use-draft';
import { agreedWords } from './agreed-words';
import { CapField } from './cap-field';
import { type RulesetFacts, factsOf } from './facts';
import { NationField } from './nation-field';
import { Plate } from './plate';
import { RulesetField } from './ruleset-field';
import { SettingField } from './setting-field';
import {
  capOf,
  defaultCap,
  initialOf,
  isAsked,
  listFrom,
  nameFor,
  nationLike,
  settingsOf,
  type Values,
} from './values';
import { newListWords } from './words';

/** Not in the first load: fetched once the form is there, and needed when it is sent. */
const fetchChecker = () => import('./check-values');

/** Asks for what a list begins with, stores it, and opens it. */
export function NewList({ facts }: { readonly facts: readonly [RulesetFacts, ...RulesetFacts[]] }) {
  const words = useWords(newListWords);
  const language = useLanguage();
  const cards = useWords(rulesetCards);
  useTitle(words.title);
  useEffect(() => void fetchChecker(), []);
  const builtOf = (id: string) => facts.find(({ card }) => card.id === id) ?? facts[0];
  const resolver: Resolver<Values> = async (values, context, options) => {
    const { checkerFor } = await fetchChecker();
    return checkerFor(builtOf(values.ruleset))(values, context, options);
  };
  const { register, handleSubmit, setValue, getValues, trigger, control, formState } =
    useForm<Values>({ resolver, defaultValues: initialOf(facts) });
  useToldAgain({ formState, trigger }, words);
  const values = useWatch({ control }) as Values;
  const { errors, isDirty, isSubmitting } = formState;
  useDraft(isDirty);
  const router = useRouter();
  const store = useStore();
  const [trouble, setTrouble] = useState<FailureReason>();
  const nameId = useId();

  const ruleset = useRuleset(values.ruleset);
  const loaded = useMemo(() => ruleset && factsOf(ruleset), [ruleset]);
  // The page is built in English: in another language the facts come with the ruleset.
  const chosen = (language === 'en' ? undefined : loaded) ?? builtOf(values.ruleset);
  const { settings } = chosen;
  const card = cards.find(({ id }) => id === values.ruleset) ?? chosen.card;
  const nation = card.nations.find(({ id }) => id === values.nation) ?? card.nations[0];
  const initial = defaultCap(chosen, ruleset, values);
  const ownCap = capOf(values);
  const cap = ownCap === undefined || Number.isNaN(ownCap) ? initial : ownCap;
  const name = nameFor(nation, chosen.cap ? cap : null);

  /** What makes sense under other rules stays; the rest goes back to how it begins. */
  function changeRuleset(id: string) {
    const next = builtOf(id);
    const before = getValues();
    const fresh = initialOf([next]);
    const was = card.nations.find((one) => one.id === before.nation);
    setValue('nation', nationLike(was, next.card.nations));
    if (!next.cap?.usual.includes(Number(before.cap)) && before.cap !== 'none')
      setValue('cap', 'default');
    for (const setting of next.settings) {
      const field = before.settings[setting.id];
      const isKnown =
        setting.kind !== 'choice' || field === '' || setting.choices.some((c) => c.id === field);
      if (!isKnown) setValue(`settings.${setting.id}`, fresh.settings[setting.id] ?? '');
    }
  }

  const submit = handleSubmit(async (filled) => {
    try {
      const id = await store?.create(listFrom(chosen, filled, name));
      if (id !== undefined) router.push(`/list/?id=${encodeURIComponent(id)}`);
    } catch (error) {
      setTrouble(explain(error).reason);
    }
  });

  const feature = nation && chosen.features?.[nation.id];
  const isAskedFor = settings.some((setting) => setting.kind === 'flag' && setting.ofNation);
  const asked = settings.filter((setting) => isAsked(setting, values));
  const fields = asked.map((setting) => (
    <SettingField
      key={setting.id}
      setting={setting}
      field={register(`settings.${setting.id}`)}
      more={setting.kind === 'flag' && setting.ofNation ? feature : undefined}
      error={errors.settings?.[setting.id]?.message}
    />
  ));

  return (
    <div
      data-nation={nation?.tincture}
      className="grid items-start gap-x-18 desk:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <form
        noValidate
        onSubmit={(event) => {
          // A second press while the first one is being stored would make a second list.
          if (isSubmitting) event.preventDefault();
          else void submit(event);
        }}
        className="grid gap-7"
      >
        <h1>{words.title}</h1>
        <RulesetField
          facts={facts.map((one) => ({
            ...one,
            card: cards.find(({ id }) => id === one.card.id) ?? one.card,
          }))}
          field={register('ruleset', {
            onChange: (event: { target: { value: string } }) => changeRuleset(event.target.value),
          })}
        />
        <NationField
          nations={card.nations}
          field={register('nation')}
          help={isAskedFor ? undefined : feature}
          error={errors.nation?.message}
        />
        <div className="grid gap-x-6 gap-y-7 tablet:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
          {chosen.cap && (
            <CapField
              usual={chosen.cap.usual}
              initial={initial}
              cap={values.cap}
              own={{ ...register('ownCap'), value: values.ownCap }}
              help={chosen.cap.help}
              error={errors.ownCap?.message}
              onChoose={(id) => {
                setValue('cap', id);
                setValue('ownCap', '', { shouldValidate: errors.ownCap !== undefined });
              }}
            />
          )}
          {fields.filter((_, at) => asked[at]?.kind !== 'flag')}
        </div>
        <Field id={nameId} label={words.name} error={errors.name?.message}>
          {(attributes) => (
            <input
              {...register('name')}
              {...attributes}
              autoComplete="off"
              placeholder={name}
              className="field min-h-13! font-display text-[1.5rem] leading-none font-bold placeholder:font-normal placeholder:italic"
            />
          )}
        </Field>
        {fields.filter((_, at) => asked[at]?.kind === 'flag')}
        {trouble && (
          <Notice onClose={() => setTrouble(undefined)}>
            <b>{words.failed}</b> {describeFailure(trouble)}
          </Notice>
        )}
        <div className="flex gap-3 max-tablet:*:flex-1">
          <Button look="solid" type="submit" aria-disabled={isSubmitting}>
            {words.open}
          </Button>
          <ButtonLink href="/">{words.cancel}</ButtonLink>
        </div>
        <p className="text-s text-ink-2">
          {words.opponent((text) => (
            <PageLink
              href={`/opponent/${formatRandom({ ruleset: values.ruleset, nation: values.nation })}`}
              className="underline hover:text-ink"
            >
              {text}
            </PageLink>
          ))}
        </p>
      </form>
      {nation && (
        <Plate
          title={values.name.trim() || name}
          nation={nation.name}
          tincture={nation.tincture}
          ruleset={card.name}
          agreed={agreedWords(settings, settingsOf(chosen, values), chosen.cap ? cap : undefined)}
        />
      )}
    </div>
  );
}

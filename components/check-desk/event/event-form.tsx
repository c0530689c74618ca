'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { knownRulesets } from '@/data';
import { type EventRules, eventSettings } from '@/lib/rules/event';
import { doubtsOf } from '@/lib/rules/event-doubts';
import type { Ruleset } from '@/lib/rules/ruleset';
import { useToldAgain } from '../../language/use-told-again';
import { useWords } from '../../language/use-words';
import { useRuleset } from '../../rulesets/use-ruleset';
import { Field } from '../../ui/field';
import { OwnWords } from '../../ui/own-words';
import { SelectField } from '../../ui/select-field';
import { VerdictMark } from '../../ui/verdict';
import { EventCapField } from './event-cap-field';
import { EventSettingField } from './event-setting-field';
import { NationsField } from './nations-field';
import { ProfilesField } from './profiles-field';
import { settingsAtEvent, shapeFor } from './shape';
import { type EventValues, type RulesetValues, eventFrom, untouched, valuesOf } from './values';
import { WaivedField } from './waived-field';
import { eventWords } from './words';

/** The fields that hold ids, which no plain control registers. */
type IdsField = 'nations' | 'banned' | 'required' | 'waived';

function partOf({ nations, banned, required, waived, settings }: EventValues): RulesetValues {
  return { nations, banned, required, waived, settings };
}

/**
 * The rules of an event. Each change that can be made is made at once, so that the verdicts follow;
 * a field that is wrong says so and changes nothing.
 */
export function EventForm({
  event,
  ruleset: initial,
  onChange,
}: {
  readonly event: EventRules;
  /** The one that the event plays, where it names one that is known. */
  readonly ruleset: Ruleset | undefined;
  readonly onChange: (event: EventRules) => void;
}) {
  const { form: words, doubt: describeDoubt } = useWords(eventWords);
  const [first] = useState(() => valuesOf(event, initial));
  const before = useRef(event);
  /** What was asked of other rulesets waits for their return. */
  const [kept] = useState(() => new Map<string, RulesetValues>());
  const [played, setPlayed] = useState(first.ruleset);
  const ruleset = useRuleset(played === '' ? undefined : played);
  const resolver = useMemo(
    () => zodResolver(shapeFor(ruleset, words)) as unknown as Resolver<EventValues>,
    [ruleset, words],
  );
  const { register, setValue, getValues, getFieldState, trigger, control, formState } =
    useForm<EventValues>({ defaultValues: first, resolver, mode: 'onChange' });
  useToldAgain({ formState, trigger }, resolver);
  const values = useWatch({ control }) as EventValues;
  const { errors } = formState;

  async function follow() {
    await trigger();
    const next = eventFrom(
      structuredClone(getValues()),
      before.current,
      (field) => getFieldState(field).invalid,
    );
    if (JSON.stringify(next) === JSON.stringify(before.current)) return;
    before.current = next;
    onChange(next);
  }

  function choose(field: IdsField, ids: readonly string[]) {
    setValue(field, [...ids]);
    void follow();
  }

  function changeRuleset(id: string) {
    kept.set(played, structuredClone(partOf(getValues())));
    const part = kept.get(id) ?? untouched();
    setPlayed(id);
    setValue('ruleset', id);
    for (const field of ['nations', 'banned', 'required', 'waived'] as const)
      setValue(field, part[field]);
    for (const setting of eventSettings)
      setValue(`settings.${setting}`, part.settings[setting] ?? '');
  }

  const doubts = ruleset
    ? doubtsOf(
        eventFrom(values, event, () => false),
        ruleset,
      )
    : [];
  return (
    <form
      noValidate
      className="grid gap-6"
      onChange={() => void follow()}
      onSubmit={(submitted) => submitted.preventDefault()}
    >
      <Field id="event-name" label={words.name} error={errors.name?.message}>
        {(attributes) => (
          <input
            {...register('name')}
            {...attributes}
            autoComplete="off"
            placeholder={words.unnamed}
            className="field"
          />
        )}
      </Field>
      <Field
        id="event-ruleset"
        label={words.ruleset}
        help={played === '' ? words.rulesetHelp : undefined}
      >
        {(attributes) => (
          <SelectField
            {...attributes}
            value={played}
            onChange={({ target }) => changeRuleset(target.value)}
          >
            <option value="">{words.anyRuleset}</option>
            {knownRulesets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </Field>
      <EventCapField
        usual={ruleset?.cap?.usual ?? []}
        cap={values.cap}
        own={{ ...register('ownCap'), value: values.ownCap }}
        error={errors.ownCap?.message}
        onChoose={(cap) => {
          setValue('cap', cap);
          setValue('ownCap', '');
          void follow();
        }}
      />
      <div className="grid grid-cols-2 gap-4">
        {(['maxCopies', 'maxModels'] as const).map((name) => (
          <Field key={name} id={`event-${name}`} label={words[name]} error={errors[name]?.message}>
            {(attributes) => (
              <input
                {...register(name)}
                {...attributes}
                inputMode="numeric"
                autoComplete="off"
                placeholder={words.anyNumber}
                className="field figures"
              />
            )}
          </Field>
        ))}
      </div>
      {ruleset && (
        <>
          {settingsAtEvent(ruleset).map((setting) => (
            <EventSettingField
              key={setting.id}
              setting={setting}
              field={register(`settings.${setting.id}`)}
              error={errors.settings?.[setting.id]?.message}
            />
          ))}
          <NationsField
            nations={ruleset.card.nations}
            chosen={values.nations}
            onChoose={(ids) => choose('nations', ids)}
          />
          <ProfilesField
            label={words.banned}
            ruleset={ruleset}
            chosen={values.banned}
            onChoose={(ids) => choose('banned', ids)}
          />
          <ProfilesField
            label={words.required}
            ruleset={ruleset}
            chosen={values.required}
            onChoose={(ids) => choose('required', ids)}
          />
          <WaivedField
            rules={ruleset.rules}
            chosen={values.waived}
            onChoose={(ids) => choose('waived', ids)}
          />
        </>
      )}
      {doubts.length > 0 && (
        <ul aria-label={words.doubts} className="grid gap-1 border-t border-hair pt-3">
          {doubts.map((doubt) => (
            <li
              key={`${doubt.field} ${doubt.value}`}
              className="flex gap-2 leading-snug wrap-anywhere"
            >
              <VerdictMark mood="agree" className="mt-0.5 size-4.5" />
              <span className="min-w-0">
                <OwnWords>{describeDoubt(doubt)}</OwnWords>
              </span>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

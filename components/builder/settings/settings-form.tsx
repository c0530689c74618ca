'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { CapField } from '@/components/new-list/cap-field';
import { factsOf } from '@/components/new-list/facts';
import { SettingField } from '@/components/new-list/setting-field';
import { shapeFor } from '@/components/new-list/shape';
import { type Values, isAsked } from '@/components/new-list/values';
import type { View } from '@/lib/rules/view';
import { useToldAgain } from '../../language/use-told-again';
import { useWords } from '../../language/use-words';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { useBurst } from '../use-burst';
import { useDesk } from '../use-desk';
import { editsBetween, valuesOf } from './settings-values';
import { settingsWords } from './words';

/**
 * The settings of a list. Each change that can be made is made at once, so that the verdict under
 * the form follows; all of one visit are one step to undo. A field that is wrong says so and
 * changes nothing.
 */
export function SettingsForm({ view }: { readonly view: View }) {
  const desk = useDesk();
  const words = useWords(settingsWords);
  const burst = useBurst();
  const { ruleset } = view;
  const [first] = useState(() => valuesOf(view));
  /** As the fields stood at the last change. */
  const last = useRef(first);
  const resolver = useMemo(
    () => zodResolver(shapeFor(factsOf(ruleset))) as unknown as Resolver<Values>,
    [ruleset],
  );
  const { register, setValue, getValues, getFieldState, trigger, control, formState } =
    useForm<Values>({ defaultValues: first, resolver, mode: 'onChange' });
  useToldAgain({ formState, trigger }, resolver);
  const values = useWatch({ control }) as Values;
  const { errors } = formState;

  async function follow() {
    await trigger();
    const after = structuredClone(getValues());
    const isWrong = (field: Parameters<typeof getFieldState>[0]) => getFieldState(field).invalid;
    const edits = editsBetween(ruleset, last.current, after, isWrong);
    last.current = after;
    desk.perform(edits, { label: words.change, burst: burst.id() });
  }

  function chooseCap(cap: string) {
    setValue('cap', cap);
    setValue('ownCap', '');
  }

  const asked = ruleset.settings.filter((setting) => isAsked(setting, values));
  return (
    <form
      noValidate
      className="grid gap-6 px-4 pt-2 pb-6"
      onChange={() => void follow()}
      onSubmit={(event) => event.preventDefault()}
    >
      {ruleset.cap && (
        <CapField
          usual={ruleset.cap.usual}
          initial={ruleset.cap.initial(view.settings)}
          cap={values.cap}
          own={{ ...register('ownCap'), value: values.ownCap }}
          help={ruleset.cap.help}
          error={errors.ownCap?.message}
          onChoose={chooseCap}
        />
      )}
      {asked.map((setting) => (
        <SettingField
          key={setting.id}
          setting={setting}
          field={register(`settings.${setting.id}`)}
          more={
            setting.kind === 'flag' && setting.ofNation
              ? ruleset.features?.[view.list.nation]
              : undefined
          }
          error={errors.settings?.[setting.id]?.message}
        />
      ))}
      <Field id="setting-nation" label={words.nation} help={words.nationHelp}>
        {(attributes) => (
          <SelectField {...attributes} {...register('nation')}>
            {ruleset.card.nations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </Field>
    </form>
  );
}

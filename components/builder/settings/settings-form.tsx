'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import type { View } from '@/lib/rules/view';
import { Field } from '../../ui/field';
import { useBurst } from '../use-burst';
import { useDesk } from '../use-desk';
import { CapField } from './cap-field';
import { SettingField } from './setting-field';
import { settingsSchema } from './settings-schema';
import { type SettingsValues, editsTo, valuesOf } from './settings-values';

/**
 * The settings of a list. Each change that can be made is made at once, so that the verdict under
 * the form follows; all of one visit are one step to undo. A field that is wrong says so and
 * changes nothing.
 */
export function SettingsForm({ view }: { readonly view: View }) {
  const desk = useDesk();
  const burst = useBurst();
  const { ruleset } = view;
  const schema = useMemo(() => settingsSchema(ruleset), [ruleset]);
  const form = useForm<SettingsValues>({
    values: valuesOf(view),
    resolver: zodResolver(schema),
    mode: 'onChange',
  });

  async function follow() {
    await form.trigger();
    const now = desk.checked();
    if (!now) return;
    const isWrong = (field: string) =>
      form.getFieldState(field as FieldPath<SettingsValues>).invalid;
    desk.perform(editsTo(now.view, form.getValues(), isWrong), {
      label: 'Change the settings',
      burst: burst.id(),
    });
  }

  const nation = ruleset.card.nations.find(({ id }) => id === view.list.nation);
  return (
    <FormProvider {...form}>
      <form
        className="grid gap-6 px-4 pt-2 pb-6"
        onChange={() => void follow()}
        onSubmit={(event) => event.preventDefault()}
      >
        {ruleset.cap && <CapField view={view} />}
        {ruleset.settings
          .filter(({ needs }) => needs === undefined || view.settings.has(needs))
          .map((setting) => (
            <SettingField
              key={setting.id}
              setting={setting}
              {...(setting.kind === 'flag' && nation?.feature && { more: nation.feature })}
            />
          ))}
        <Field
          id="setting-nation"
          label="Nation"
          help="What is in the list stays; findings say what does not belong to the new nation."
        >
          {(attributes) => (
            <select className="field" {...attributes} {...form.register('nation')}>
              {ruleset.card.nations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </form>
    </FormProvider>
  );
}

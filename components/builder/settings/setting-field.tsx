'use client';

import { useFormContext } from 'react-hook-form';
import type { Setting } from '@/lib/rules/setting';
import { Box } from '../../ui/box';
import { Field } from '../../ui/field';
import type { SettingsValues } from './settings-values';

/** One setting of a ruleset as a control of its kind. */
export function SettingField({
  setting,
  more,
}: {
  readonly setting: Setting;
  /** What it does for this list. */
  readonly more?: string;
}) {
  const { register, formState } = useFormContext<SettingsValues>();
  const { id, label, help, kind } = setting;
  const name = `settings.${id}` as const;
  if (kind === 'flag')
    return (
      <label className="flex cursor-pointer items-start gap-3">
        <Box className="mt-px" {...register(name)} />
        <span>
          <b>{label}</b>
          <span className="block text-s text-ink-2">{[help, more].filter(Boolean).join(' ')}</span>
        </span>
      </label>
    );
  const error = formState.errors.settings?.[id]?.message;
  return (
    <Field id={`setting-${id}`} label={label} help={help} error={error}>
      {(attributes) =>
        kind === 'number' ? (
          <input
            className="field"
            inputMode="numeric"
            autoComplete="off"
            placeholder="Not said"
            {...attributes}
            {...register(name)}
          />
        ) : (
          <select className="field" {...attributes} {...register(name)}>
            <option value="">{setting.none ?? 'Not said'}</option>
            {setting.choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.label}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
}

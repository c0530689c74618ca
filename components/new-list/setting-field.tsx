import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Setting } from '@/lib/rules/setting';
import { useWords } from '../language/use-words';
import { Box } from '../ui/box';
import { Field } from '../ui/field';
import { SelectField } from '../ui/select-field';
import { newListWords } from './words';

/** One thing that the players agree, as its kind is best asked. */
export function SettingField({
  setting,
  field,
  more,
  error,
}: {
  readonly setting: Setting;
  readonly field: UseFormRegisterReturn;
  /** What follows the help, such as what the nation has of its own. */
  readonly more: string | undefined;
  readonly error: string | undefined;
}) {
  const words = useWords(newListWords);
  const id = `setting-${setting.id}`;
  const help = [setting.help, more].filter(Boolean).join(' ') || undefined;
  if (setting.kind === 'flag')
    return (
      <label className="flex cursor-pointer gap-3">
        <Box {...field} aria-describedby={help && `${id}-help`} />
        <span>
          <b>{setting.label}</b>
          {help && (
            <span id={`${id}-help`} className="block text-s text-ink-2">
              {help}
            </span>
          )}
        </span>
      </label>
    );
  return (
    <Field id={id} label={setting.label} help={help} error={error}>
      {(attributes) =>
        setting.kind === 'number' ? (
          <input
            {...field}
            {...attributes}
            inputMode="numeric"
            autoComplete="off"
            placeholder={words.range(setting.min, setting.max)}
            className="field figures"
          />
        ) : (
          <SelectField {...field} {...attributes}>
            {setting.initial === undefined && (
              <option value="">{setting.none ?? words.notChosen}</option>
            )}
            {setting.choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.label}
              </option>
            ))}
          </SelectField>
        )
      }
    </Field>
  );
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Setting } from '@/lib/rules/setting';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';

const asListed = 'As each list says';

/** One setting for everyone, or what each list has of it. */
export function EventSettingField({
  setting,
  field,
  error,
}: {
  readonly setting: Setting;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}) {
  return (
    <Field id={`event-${setting.id}`} label={setting.label} error={error}>
      {(attributes) =>
        setting.kind === 'number' ? (
          <input
            {...field}
            {...attributes}
            inputMode="numeric"
            autoComplete="off"
            placeholder={`${asListed}; ${setting.min} to ${setting.max}`}
            className="field figures"
          />
        ) : (
          <SelectField {...field} {...attributes}>
            <option value="">{asListed}</option>
            {choicesOf(setting).map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        )
      }
    </Field>
  );
}

function choicesOf(setting: Setting & { readonly kind: 'flag' | 'choice' }) {
  if (setting.kind === 'choice') return setting.choices;
  return [
    { id: 'yes', label: 'Yes, for everyone' },
    { id: 'no', label: 'No, for nobody' },
  ];
}

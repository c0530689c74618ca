import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Setting } from '@/lib/rules/setting';
import type { In } from '../../language/area';
import { useWords } from '../../language/use-words';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { eventWords } from './words';

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
  const words = useWords(eventWords).form;
  return (
    <Field id={`event-${setting.id}`} label={setting.label} error={error}>
      {(attributes) =>
        setting.kind === 'number' ? (
          <input
            {...field}
            {...attributes}
            inputMode="numeric"
            autoComplete="off"
            placeholder={words.numberAsEachList(setting.min, setting.max)}
            className="field figures"
          />
        ) : (
          <SelectField {...field} {...attributes}>
            <option value="">{words.asEachList}</option>
            {choicesOf(setting, words).map(({ id, label }) => (
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

function choicesOf(
  setting: Setting & { readonly kind: 'flag' | 'choice' },
  words: In<typeof eventWords>['form'],
) {
  if (setting.kind === 'choice') return setting.choices;
  return [
    { id: 'yes', label: words.yes },
    { id: 'no', label: words.no },
  ];
}

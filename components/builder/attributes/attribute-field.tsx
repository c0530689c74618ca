import { useId } from 'react';
import type { Attribute } from '@/lib/roster/attribute';
import { useWords } from '../../language/use-words';
import { FieldError } from '../../ui/field';
import { ChoiceField } from './choice-field';
import { DefaultLine } from './default-line';
import { FlagField } from './flag-field';
import { NumberField } from './number-field';
import { attributesWords } from './words';

/** Says a value; `''` = what holds by default. What is being typed may be half of what is meant. */
export type Say = (value: unknown, isTyped?: boolean) => void;

/** A control with what ties it to its label and to what is said of it. */
export interface ControlProps<K extends Attribute['kind']> {
  readonly attribute: Extract<Attribute, { kind: K }>;
  readonly value: unknown;
  readonly control: {
    readonly id: string;
    readonly 'aria-labelledby': string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': boolean;
  };
  readonly onSay: Say;
}

/** One thing that a unit says of itself, as its kind is best asked, with what holds by default. */
export function AttributeField({
  attribute,
  value,
  ofWhom,
  isMissing,
  error,
  onSay,
}: {
  readonly attribute: Attribute;
  readonly value: unknown;
  /** Whose default it is. */
  readonly ofWhom: string;
  readonly isMissing: boolean;
  readonly error: string | undefined;
  readonly onSay: Say;
}) {
  const words = useWords(attributesWords);
  const id = useId();
  const { label, help } = attribute;
  const control = {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-error ${id}-default ${id}-help`,
    'aria-invalid': error !== undefined && !isMissing,
  };
  const rest = { value, control, onSay };
  return (
    <div
      data-attribute={attribute.id}
      className={`min-w-0 ${attribute.kind === 'choice' ? 'tablet:max-desk:col-span-full' : ''}`}
    >
      <div
        className={
          attribute.kind === 'choice'
            ? 'grid gap-1'
            : 'flex flex-wrap items-center justify-between gap-x-3'
        }
      >
        <label id={`${id}-label`} htmlFor={id} className="font-medium leading-tight">
          {label}
        </label>
        {attribute.kind === 'number' && <NumberField attribute={attribute} {...rest} />}
        {attribute.kind === 'choice' && <ChoiceField attribute={attribute} {...rest} />}
        {attribute.kind === 'flag' && <FlagField attribute={attribute} {...rest} />}
      </div>
      {isMissing ? (
        <p id={`${id}-error`} className="text-s font-medium text-rubric">
          {words.missing}
        </p>
      ) : (
        <FieldError id={`${id}-error`} error={error} />
      )}
      <DefaultLine
        id={`${id}-default`}
        attribute={attribute}
        value={value}
        ofWhom={ofWhom}
        onBack={() => onSay('')}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className="text-s leading-tight text-ink-2">
          {help}
        </p>
      )}
    </div>
  );
}

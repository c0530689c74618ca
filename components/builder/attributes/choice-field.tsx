import { useWords } from '../../language/use-words';
import { Choice } from '../../ui/choice';
import { SelectField } from '../../ui/select-field';
import type { ControlProps } from './attribute-field';
import { writeValue } from './attribute-values';
import { attributesWords } from './words';

/** So many letters of all its words stand side by side on the narrowest screen. */
const mostLetters = 26;

/** A choice: side by side where there is room and one always holds, else the browser's own list. */
export function ChoiceField(props: ControlProps<'choice'>) {
  const { choices, initial } = props.attribute;
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0);
  return initial !== undefined && letters <= mostLetters && choices.length <= 4 ? (
    <Segments {...props} />
  ) : (
    <Options {...props} />
  );
}

function Segments({ attribute, value, control, onSay }: ControlProps<'choice'>) {
  const { choices, initial } = attribute;
  const { id, ...described } = control;
  return (
    <div role="radiogroup" {...described} className="flex pr-px">
      {choices.map((choice, at) => (
        <Choice
          key={choice.id}
          {...(at === 0 && { id })}
          name={id}
          value={choice.id}
          checked={(value === '' ? initial : value) === choice.id}
          onChange={() => onSay(choice.id)}
          className="-mr-px flex-auto"
          look="segment min-h-9! max-tablet:min-h-11!"
        >
          {choice.label}
        </Choice>
      ))}
    </div>
  );
}

function Options({ attribute, value, control, onSay }: ControlProps<'choice'>) {
  const words = useWords(attributesWords);
  const { choices, initial } = attribute;
  const current = value === '' ? initial : value;
  const isKnown = current === undefined || choices.some(({ id }) => id === current);
  return (
    <SelectField
      {...control}
      value={writeValue(current)}
      onChange={({ target }) => onSay(target.value)}
    >
      {initial === undefined && <option value="">{words.notGiven}</option>}
      {!isKnown && (
        <option value={writeValue(current)}>{words.notOffered(writeValue(current))}</option>
      )}
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

import { Box } from '../../ui/box';
import type { ControlProps } from './attribute-field';

/** Yes or no. What a list says that is neither leaves the box empty, and the error says it. */
export function FlagField({ attribute, value, control, onSay }: ControlProps<'flag'>) {
  return (
    <span className="touch grid place-items-center max-tablet:-mr-2.5 tablet:min-h-9">
      <Box
        {...control}
        checked={(value === '' ? attribute.initial : value) === true}
        onChange={({ target }) => onSay(target.checked)}
      />
    </span>
  );
}

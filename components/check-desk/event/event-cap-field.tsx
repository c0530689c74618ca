import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '../../language/use-words';
import { PointsChoice } from '../../ui/points-choice';
import { eventWords } from './words';

/** The cap for everyone: as each list says, one of the usual sizes, none, or another number. */
export function EventCapField({
  usual,
  cap,
  own,
  error,
  onChoose,
}: {
  readonly usual: readonly number[];
  readonly cap: string;
  readonly own: UseFormRegisterReturn & { readonly value: string };
  readonly error: string | undefined;
  readonly onChoose: (cap: string) => void;
}) {
  const words = useWords(eventWords).form;
  const choices = [
    { id: '', name: words.asListed },
    ...usual.map((size) => ({ id: String(size), name: String(size) })),
    { id: 'none', name: words.noCap },
  ];
  return (
    <PointsChoice
      legend={words.cap}
      name="event-cap"
      choices={choices}
      chosen={cap}
      own={own}
      error={error}
      onChoose={onChoose}
    />
  );
}

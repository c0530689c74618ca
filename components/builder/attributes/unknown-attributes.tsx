import type { Unit } from '@/lib/rules/view';
import { useWords } from '../../language/use-words';
import { OwnWords } from '../../ui/own-words';
import { useDesk } from '../use-desk';
import { writeValue } from './attribute-values';
import { attributesWords } from './words';

/** What a list says of a unit that nobody asks: kept until it is taken off. */
export function UnknownAttributes({ unit }: { readonly unit: Unit }) {
  const desk = useDesk();
  const words = useWords(attributesWords);
  const { entry, attributeFaults } = unit;
  if (attributeFaults.unknown.length === 0) return null;
  return (
    <ul className="mt-2">
      {attributeFaults.unknown.map((name) => (
        <li
          key={name}
          className="flex items-center gap-3 border-b border-dashed border-edge py-1 leading-tight"
        >
          <p className="min-w-0 flex-1">
            <b className="wrap-anywhere">
              <OwnWords>{said(name, entry.attributes?.[name])}</OwnWords>
            </b>
            <span className="block text-s text-rubric">{words.notAsked}</span>
          </p>
          <button
            type="button"
            onClick={() => desk.perform([{ do: 'attribute', key: entry.key, name }])}
            className="touch px-2 underline"
          >
            {words.takeOff}
            <span className="sr-only"> {name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** As it stands in the file. */
function said(name: string, value: unknown): string {
  return `${name}: ${writeValue(value)}`;
}

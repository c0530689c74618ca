import type { Nation } from '@/lib/rules/ruleset';
import { useWords } from '../../language/use-words';
import { Box } from '../../ui/box';
import { Swatch } from '../../ui/swatch';
import { eventWords } from './words';

/** Nations whose profiles may be fielded; none chosen = all of them. */
export function NationsField({
  nations,
  chosen,
  onChoose,
}: {
  readonly nations: readonly Nation[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}) {
  const words = useWords(eventWords).form;
  return (
    <fieldset>
      <legend className="font-display text-l leading-none font-bold">{words.nations}</legend>
      <p className="mt-1.5 mb-2 text-s text-ink-2">
        {chosen.length === 0 ? words.allNations : words.someNations}
      </p>
      <ul className="grid grid-cols-2 gap-x-4">
        {nations.map(({ id, name, tincture }) => (
          <li key={id} data-nation={tincture}>
            <label className="flex min-h-(--touch) cursor-pointer items-center gap-2.5 tablet:min-h-10">
              <Box
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              <Swatch tincture={tincture} className="h-5 w-4" />
              <span className="min-w-0 leading-tight">{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

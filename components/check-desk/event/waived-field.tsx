import type { Rule } from '@/lib/rules/rule';
import { useWords } from '../../language/use-words';
import { Box } from '../../ui/box';
import { eventWords } from './words';

/** Readings that would be errors; what is printed cannot be waived, and what is a hint need not. */
function waivable(rules: readonly Rule[], chosen: readonly string[]): readonly Rule[] {
  return rules.filter(
    ({ id, basis, severity }) =>
      (basis === 'reading' && severity === 'error') || chosen.includes(id),
  );
}

/** Readings of ours that count as remarks at this event instead of as broken rules. */
export function WaivedField({
  rules,
  chosen,
  onChoose,
}: {
  readonly rules: readonly Rule[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}) {
  const { waived, waivedHelp } = useWords(eventWords).form;
  const offered = waivable(rules, chosen);
  if (offered.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-display text-l leading-none font-bold">{waived}</legend>
      <p className="mt-1.5 mb-2 text-s text-ink-2">{waivedHelp}</p>
      <ul className="grid gap-1">
        {offered.map(({ id, words, source }) => (
          <li key={id}>
            <label className="flex cursor-pointer gap-3 py-1">
              <Box
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              <span className="min-w-0 leading-tight">
                {words.summary} <span className="text-s text-ink-2 italic">{source}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

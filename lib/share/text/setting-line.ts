import type { Setting } from '../../rules/setting';
import { fold } from './fold';
import { type Vocabulary, takeName } from './vocabulary';

const flags: Readonly<Record<string, boolean | undefined>> = {
  yes: true,
  true: true,
  on: true,
  no: false,
  false: false,
  off: false,
};

function readValue(setting: Setting, text: string): unknown {
  if (setting.kind === 'flag') return flags[fold(text)];
  if (setting.kind === 'number') return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
  const word = fold(text);
  return setting.choices.find(({ id, label }) => fold(label) === word || fold(id) === word)?.id;
}

/** Longest value that somebody typed. */
const longestValue = 1000;

/** Reads "Scenario: Assault at the Farm" or "Setting year = 1809", or nothing. */
export function readSettingLine(
  { settings }: Vocabulary,
  text: string,
): { readonly id: string; readonly value: unknown } | undefined {
  const named = takeName(settings, text);
  if (named?.rest.startsWith(':')) {
    const value = readValue(named.value, named.rest.slice(1).trim());
    if (value !== undefined) return { id: named.value.id, value };
  }
  const stored = /^setting (\S{1,200}) = (.*)$/i.exec(text);
  if (!stored || text.length > longestValue) return undefined;
  try {
    return { id: stored[1] ?? '', value: JSON.parse(stored[2] ?? '') };
  } catch {
    return undefined;
  }
}

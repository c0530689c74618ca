import type { Catalogue } from '../../roster/catalogue';
import type { Checked } from '../../rules/check';
import { count } from '../../rules/english';
import { describeVerdict, verdictOf } from '../../rules/verdict';
import { inEnglish } from '../../rules/ruleset';
import type { View } from '../../rules/view';
import { packList } from '../code/list';
import { textLetters } from '../code/spelling';
import {
  type Price,
  codeLabel,
  formatEntry,
  formatGroup,
  formatName,
  formatRuleset,
  formatSetting,
} from './words';

/** "398 of 400 pts, 8 models". */
export function formatFigures({ points, cap, models, ruleset }: View): string {
  const of = cap === null ? ' pts, no cap' : ` of ${cap} pts`;
  return `${ruleset.card.points ? `${points}${of}, ` : ''}${count(models, 'model')}`;
}

/** Settings of a list in the order of its ruleset, those that it does not know after them. */
export function settingsOf({ list, ruleset }: View): readonly (readonly [string, unknown])[] {
  const given = Object.entries(list.settings ?? {});
  const place = (id: string) => ruleset.settings.findIndex((setting) => setting.id === id);
  const known = given.filter(([id]) => place(id) >= 0);
  return [
    ...known.sort(([a], [b]) => place(a) - place(b)),
    ...given.filter(([id]) => place(id) < 0),
  ];
}

/** Points by entry key; entries that cost nothing known have none. */
export function pricesOf({ units, ruleset }: View): ReadonlyMap<string, Price> {
  if (!ruleset.card.points) return new Map();
  return new Map(units.map(({ entry, points }) => [entry.key, { points }]));
}

/** The lines of a list's text but for its code, in paragraphs. */
export function paragraphsOf(checked: Checked): readonly (readonly string[])[] {
  const { view } = checked;
  const { list } = view;
  // Whoever reads the text has it in one language, whatever its writer speaks.
  const ruleset = inEnglish(view.ruleset);
  const prices = pricesOf(view);
  const verdict = describeVerdict(verdictOf(checked), ruleset.speech);
  const head = [
    formatName(list.name),
    formatRuleset(ruleset, list.nation),
    `${formatFigures(view)}, ${verdict} (data ${ruleset.card.dataVersion})`,
    ...settingsOf(view).map(([id, value]) => formatSetting(ruleset.settings, id, value)),
  ];
  const groups = list.groups.map((group, at) => [
    ...(list.groups.length > 1 ? [formatGroup(list, group, at)] : []),
    ...group.entries.map((entry) => formatEntry(ruleset, list, entry, prices.get(entry.key))),
  ]);
  return [head, ...groups].filter((lines) => lines.length > 0);
}

/**
 * A checked list as plain text for chats, forums and forms: a head, one line for each entry, and a
 * code at the end from which the very same list comes back, whatever happens to the lines above.
 */
export function formatText(checked: Checked, catalogues: readonly Catalogue[]): string {
  const code = textLetters.format(packList(checked.view.list, catalogues));
  return [...paragraphsOf(checked), [`${codeLabel}: ${code}`]]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

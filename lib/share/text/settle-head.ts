import { limits } from '../../roster/list';
import type { Ruleset } from '../../rules/ruleset';
import { readSettings } from '../../rules/setting';
import { sameJson } from '../same-json';
import type { ListBlock } from './blocks';
import type { Expected } from './expected';
import { lineKey } from './lines';
import { type Note, noteOf } from './note';
import type { Walked } from './walk';
import { formatName, formatRuleset, untitled } from './words';

/*
 * What the head of a list's text says. Where there is a code and the line says the same, the code's
 * own value is taken: it is exact. Where they differ, somebody changed the line, and the line wins.
 */

/** A value from the head, with a note when the line wants one. */
export interface FromHead<T> {
  readonly value: T;
  readonly notes: readonly Note[];
}

/** At most as many characters as a list's texts may have. */
function shorten(text: string): string {
  return [...text.slice(0, 4 * limits.text)].slice(0, limits.text).join('');
}

export function settleName(
  { name: line }: ListBlock,
  expected: Expected | undefined,
): FromHead<string> {
  const was = expected?.list.name;
  if (!line) return { value: was ?? '', notes: [] };
  const { number, text } = line;
  if (was !== undefined && lineKey(formatName(was)) === lineKey(text))
    return { value: was, notes: [] };
  const bare = text.replace(/^list: /i, '');
  return {
    value: lineKey(bare) === lineKey(untitled) ? '' : shorten(bare.normalize('NFC')),
    notes: expected ? [noteOf(number, text, 'differs')] : [],
  };
}

export function settleNation(
  { head }: ListBlock,
  ruleset: Ruleset,
  expected: Expected | undefined,
): FromHead<string> {
  const was = expected?.list.nation;
  const value = head?.nation ?? was ?? ruleset.card.nations[0]?.id ?? '';
  if (!head) return { value, notes: [] };
  const { number, text } = head.line;
  if (head.nation !== undefined)
    return { value, notes: expected && was !== value ? [noteOf(number, text, 'differs')] : [] };
  const isSame = was !== undefined && lineKey(formatRuleset(ruleset, was)) === lineKey(text);
  return { value, notes: isSame ? [] : [noteOf(number, head.rest || text, 'unknown-nation')] };
}

/** The settings of a list; those that a text with a head does not name were taken out. */
export function settleSettings(
  { settings }: Walked,
  { head }: ListBlock,
  expected: Expected | undefined,
): FromHead<Readonly<Record<string, unknown>>> {
  const said = [...settings].map(([id, { value }]) => [id, value] as const);
  if (!expected) return { value: Object.fromEntries(said), notes: [] };
  const kept = expected.settings.filter(({ id }) => !head && !settings.has(id));
  const notes = [...settings].flatMap(
    ([
      id,
      {
        value,
        line: { number, text },
      },
    ]) => {
      const was = expected.settings.find((one) => one.id === id);
      return was && sameJson(was.value, value) ? [] : [noteOf(number, text, 'differs')];
    },
  );
  return {
    value: Object.fromEntries([...kept.map(({ id, value }) => [id, value] as const), ...said]),
    notes,
  };
}

/** The cap of a list: `undefined` where it is the ruleset's default for these settings. */
export function settleCap(
  { figures }: Walked,
  ruleset: Ruleset,
  settings: Readonly<Record<string, unknown>>,
  expected: Expected | undefined,
): FromHead<number | null | undefined> {
  const said = figures?.cap;
  const was = expected?.list.cap;
  const isCap = said === null || (Number.isInteger(said) && Number(said) > 0);
  if (!ruleset.cap || !figures || said === undefined || !isCap) return { value: was, notes: [] };
  if (expected) {
    if (expected.view.cap === said) return { value: was, notes: [] };
    return { value: said, notes: [noteOf(figures.line.number, figures.line.text, 'differs')] };
  }
  const list = { ruleset: '', nation: '', name: '', settings, groups: [] };
  const { values } = readSettings(ruleset.settings, list);
  return { value: said === ruleset.cap.initial(values) ? undefined : said, notes: [] };
}

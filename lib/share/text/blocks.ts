import type { RulesetCard } from '../../rules/ruleset';
import { isSealed, kindOf } from '../code/sealed';
import { textLetters } from '../code/spelling';
import { type FoundCode, bareCode, codesOfLinks } from '../link';
import { isCounted } from './entry-line';
import { isGroupLine } from './group-line';
import { type TextLine } from './lines';
import { type Names, namesOf, takeName } from './vocabulary';

/** The line that says of which ruleset and nation a list is: "Song of Drums and Shakos, France". */
export interface Head {
  readonly line: TextLine;
  readonly card: RulesetCard;
  /** Absent where the line names none, or none of this ruleset. */
  readonly nation?: string;
  /** What stands where the nation should. */
  readonly rest: string;
}

/** Lines of a text that belong to one list, or a code that stands alone. */
export type Block =
  | { readonly kind: 'code'; readonly line: number; readonly code: FoundCode }
  | {
      readonly kind: 'list';
      /** All lines but those of the name, the ruleset and the code. */
      readonly lines: readonly TextLine[];
      readonly name?: TextLine;
      readonly head?: Head;
      readonly code?: { readonly line: number; readonly code: FoundCode };
    };

export type ListBlock = Extract<Block, { kind: 'list' }>;
type OpenBlock = { -readonly [K in keyof ListBlock]: ListBlock[K] } & { lines: TextLine[] };

/** A ruleset that a line may name, and the nations that it may name behind it. */
interface Headed {
  readonly card: RulesetCard;
  readonly nations: Names<string>;
}

export type RulesetNames = Names<Headed>;

export function rulesetNames(cards: readonly RulesetCard[]): RulesetNames {
  return namesOf(
    cards.flatMap((card) => {
      const nations = namesOf(
        card.nations.flatMap(({ id, name }) => [[name, id] as const, [id, id] as const]),
      );
      const headed: Headed = { card, nations };
      return [card.name, card.shortName, card.id].map((name) => [name, headed] as const);
    }),
  );
}

/** Reads a line as that of the ruleset, or nothing. */
function readHead(names: RulesetNames, line: TextLine): Head | undefined {
  const named = takeName(names, line.text.replace(/^(?:ruleset|rules|game): /i, ''));
  if (!named || !/^(?:$|[,;:/|(-])/.test(named.rest)) return undefined;
  const { card, nations } = named.value;
  const rest = named.rest.replace(/^[,;:/|(-] ?/, '');
  const nation = takeName(nations, rest)?.value;
  return { line, card, ...(nation !== undefined && { nation }), rest };
}

/** What stands behind "Check code:", or nothing for other lines. */
function labelled(text: string): string | undefined {
  const label = /^check ?code ?[:;=-]? ?/i.exec(text);
  return label ? text.slice(label[0].length) : undefined;
}

/** Nothing but letters, digits and what parts them: a code may go on here. */
const goesOn = /^[0-9A-Za-z -]+$/;

/** How many lines too many are taken for a part of a code before it is given up. */
const mostTooMany = 8;

function textCode(text: string): FoundCode {
  const bytes = textLetters.salvage(text) ?? new Uint8Array();
  return { bytes, kind: kindOf(bytes), sound: isSealed(bytes) };
}

/** A code behind its label, which may go on over the next lines; and how many lines it took. */
function takeCode(start: string, following: readonly TextLine[]) {
  const first = textCode(start);
  if (first.sound) return { code: first, took: 0 };
  for (let took = following.length; took > 0; took -= 1) {
    if (following.length - took > mostTooMany) break;
    const code = textCode([start, ...following.slice(0, took).map(({ text }) => text)].join(' '));
    if (code.sound) return { code, took };
  }
  return { code: first, took: 0 };
}

/** The next lines that look like the rest of a code. */
function followingCode(lines: readonly TextLine[], at: number): readonly TextLine[] {
  let end = at + 1;
  for (let line = lines[end]; line; line = lines[end]) {
    if (line.isApart || !goesOn.test(line.text) || labelled(line.text) !== undefined) break;
    end += 1;
  }
  return lines.slice(at + 1, end);
}

/** Over how many lines mail may have broken a link. */
const mostLinkLines = 8;

const noLinks = { codes: [], took: 0 } as const;

/** Codes of the links in a line; the last one may go on over the next lines. */
function takeLinks(lines: readonly TextLine[], at: number) {
  const text = lines[at]?.text ?? '';
  const codes = codesOfLinks(text);
  if (codes.length === 0) return noLinks;
  let joined = text;
  for (let took = 1; took < mostLinkLines && codes.at(-1)?.sound === false; took += 1) {
    const next = lines[at + took];
    if (!next || next.isApart || !/^[A-Za-z0-9_-]+$/.test(next.text)) break;
    joined += next.text;
    const whole = codesOfLinks(joined);
    if (whole.at(-1)?.sound) return { codes: whole, took };
  }
  return { codes, took: 0 };
}

/** Lines that a list has, whatever else they may contain: a note with a link in it is no list. */
function isOfList(text: string): boolean {
  return isCounted(text) || isGroupLine(text) || /^setting /i.test(text);
}

/** Whether no other code follows before the next list: what looks like one before it is in a note. */
function isLastCode(
  lines: readonly TextLine[],
  heads: readonly (Head | undefined)[],
  at: number,
): boolean {
  for (let next = at + 1; next < lines.length && !heads[next]; next += 1)
    if (labelled(lines[next]?.text ?? '') !== undefined) return false;
  return true;
}

/** No text holds more lists; one that does is not read further. */
export const mostTextLists = 2000;

/** Parts a text into lists and codes, in their order, until there are more than a text may hold. */
export function blocksOf(lines: readonly TextLine[], names: RulesetNames): readonly Block[] {
  const blocks: Block[] = [];
  let open: OpenBlock = { kind: 'list', lines: [] };
  const close = () => {
    if (open.lines.length > 0 || open.head || open.code) blocks.push(open);
    open = { kind: 'list', lines: [] };
  };
  const begin = (head: Head) => {
    const before = open.lines.at(-1);
    if (open.head && !before) {
      // Two such lines in a row: the list is called like a ruleset.
      open.name = open.head.line;
    } else if (before && !(open.head && head.line.isApart && isCounted(before.text))) {
      open.lines.pop();
      if (open.head) close();
      open.name = before;
    } else if (open.head) close();
    open.head = head;
  };
  const heads = lines.map((line) => readHead(names, line));
  for (let at = 0; at < lines.length && blocks.length <= mostTextLists; at += 1) {
    const line = lines[at];
    if (!line) break;
    const { text, number } = line;
    const head = heads[at];
    const behind = labelled(text);
    const coded = behind === undefined ? undefined : takeCode(behind, followingCode(lines, at));
    if (coded && (coded.code.sound || !open.head || isLastCode(lines, heads, at))) {
      const { code, took } = coded;
      open.code = { line: number, code };
      close();
      at += took;
    } else if (head) begin(head);
    else if (coded || heads[at + 1] || isOfList(text)) open.lines.push(line);
    else {
      const { codes, took } = takeLinks(lines, at);
      const bare = codes.length > 0 ? undefined : bareCode(text);
      for (const code of codes) blocks.push({ kind: 'code', line: number, code });
      if (bare && open.head && textCode(text).sound) {
        open.code = { line: number, code: bare };
        close();
      } else if (bare) blocks.push({ kind: 'code', line: number, code: bare });
      else if (codes.length === 0) open.lines.push(line);
      at += took;
    }
  }
  close();
  return blocks.sort((a, b) => startOf(a) - startOf(b));
}

/** The line with which a block begins. */
export function startOf(block: Block): number {
  if (block.kind === 'code') return block.line;
  const first = block.name ?? block.head?.line ?? block.lines[0];
  return first?.number ?? block.code?.line ?? 0;
}

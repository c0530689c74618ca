import type { Catalogue } from '../../roster/catalogue';
import type { List } from '../../roster/list';
import { type Read, failure } from '../../roster/read-error';
import type { Ruleset, RulesetCard } from '../../rules/ruleset';
import { unpackList } from '../code/list';
import { type Block, blocksOf, mostTextLists, rulesetNames } from './blocks';
import { linesOf } from './lines';
import { type Note, noteOf } from './note';
import { type TextList, readBlock } from './read-list';
import { unjoin } from './unjoin';

/** Everything that a text holds. */
export interface ReadText {
  /** At least one; the reason why there is none when there is none. */
  readonly lists: readonly TextList[];
  /** Lines that belong to no list. */
  readonly notes: readonly Note[];
}

/** What reading a text takes. */
export interface TextSources {
  readonly known: readonly RulesetCard[];
  readonly catalogues: readonly Catalogue[];
  /** Loads a ruleset that the text names: only those are needed. */
  readonly load: (ruleset: string) => Promise<Ruleset>;
}

/** A block with the list of its code, if it has one. */
interface Coded {
  readonly block: Block;
  readonly list?: Read<List>;
}

function decode(block: Block, { catalogues, known }: TextSources): Coded {
  const code = block.kind === 'code' ? block.code : block.code?.code;
  return { block, ...(code && { list: unpackList(code.bytes, catalogues, known) }) };
}

/** The rulesets by which lines are to be read. */
function rulesetsOf(coded: readonly Coded[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { block, list } of coded) {
    if (block.kind === 'code') continue;
    if (block.head) ids.add(block.head.card.id);
    if (list?.ok) ids.add(list.value.ruleset);
  }
  return ids;
}

const tooMany: TextList = {
  line: 1,
  list: failure('invalid-list', `it holds more than ${mostTextLists} lists`),
  exact: false,
  notes: [],
};

/**
 * Reads all lists in a text: in plain text form, as links and as bare codes, in any mixture. Never
 * throws for what a text may say; lines that say nothing to it are reported, and the rest is read.
 */
export async function parseText(text: string, sources: TextSources): Promise<ReadText> {
  const blocks = blocksOf(unjoin(linesOf(text)), rulesetNames(sources.known));
  if (blocks.length > mostTextLists) return { lists: [tooMany], notes: [] };
  const coded = blocks.map((block) => decode(block, sources));
  const ids = [...rulesetsOf(coded)];
  const rulesets = new Map(
    await Promise.all(ids.map(async (id) => [id, await sources.load(id)] as const)),
  );
  const lists: TextList[] = [];
  const notes: Note[] = [];
  for (const { block, list } of coded) {
    if (block.kind === 'code') {
      if (list) lists.push({ line: block.line, list, exact: list.ok, notes: [] });
    } else if (block.head || block.code) {
      lists.push(readBlock(block, list, { known: sources.known, rulesets }));
    } else
      for (const { number, text } of block.lines) notes.push(noteOf(number, text, 'unknown-line'));
  }
  if (lists.length > 0) return { lists, notes };
  const why = blocks.length > 0 ? 'no line of it names a ruleset or holds a code' : 'it is empty';
  return { lists: [{ line: 1, list: failure('not-a-list', why), exact: false, notes }], notes: [] };
}

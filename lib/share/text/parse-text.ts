import { failure } from '../../roster/read-error';
import type { Ruleset } from '../../rules/ruleset';
import { unpackList } from '../code/list';
import { type Block, blocksOf, rulesetNames } from './blocks';
import { linesOf } from './lines';
import { type Note, noteOf } from './note';
import { type Library, type TextList, listOfCode, readBlock } from './read-list';

/** Everything that a text holds. */
export interface ReadText {
  /** At least one; the reason why there is none when there is none. */
  readonly lists: readonly TextList[];
  /** Lines that belong to no list. */
  readonly notes: readonly Note[];
}

function blocksIn(text: string, { known }: Pick<Library, 'known'>): readonly Block[] {
  return blocksOf(linesOf(text), rulesetNames(known));
}

function readBlocks(blocks: readonly Block[], library: Library): ReadText {
  const lists: TextList[] = [];
  const notes: Note[] = [];
  for (const block of blocks) {
    if (block.kind === 'code') {
      const list = unpackList(block.code.bytes, library.catalogues, library.known);
      lists.push({ line: block.line, list, exact: list.ok, notes: [] });
    } else if (block.head || block.code) lists.push(readBlock(block, library));
    else
      for (const { number, text } of block.lines) notes.push(noteOf(number, text, 'unknown-line'));
  }
  if (lists.length > 0) return { lists, notes };
  const why = blocks.length > 0 ? 'no line of it names a ruleset or holds a code' : 'it is empty';
  return { lists: [{ line: 1, list: failure('not-a-list', why), exact: false, notes }], notes: [] };
}

/** The ids of the rulesets that reading a text takes. */
function rulesetsOf(blocks: readonly Block[], library: Omit<Library, 'rulesets'>) {
  const ids = new Set<string>();
  for (const block of blocks) {
    if (block.kind === 'code') continue;
    if (block.head) ids.add(block.head.card.id);
    const coded = listOfCode(block, { ...library, rulesets: new Map() });
    if (coded?.ok) ids.add(coded.value.ruleset);
  }
  return ids;
}

/**
 * Reads all lists in a text: in plain text form, as links and as bare codes, in any mixture. Never
 * throws for what a text may say; lines that say nothing to it are reported, and the rest is read.
 */
export async function parseText(
  text: string,
  library: Omit<Library, 'rulesets'> & { readonly load: (ruleset: string) => Promise<Ruleset> },
): Promise<ReadText> {
  const blocks = blocksIn(text, library);
  const ids = [...rulesetsOf(blocks, library)];
  const loaded = await Promise.all(ids.map(async (id) => [id, await library.load(id)] as const));
  return readBlocks(blocks, { ...library, rulesets: new Map(loaded) });
}

import type { GroupKind } from '../../roster/list';

/** A group as its line says it: "Command: 1st Brigade (under 1st Division)". */
export interface GroupLine {
  readonly kind?: GroupKind;
  readonly name?: string;
  /** What the group above it is called. */
  readonly parent?: string;
}

const kinds: Readonly<Record<string, GroupKind | undefined>> = {
  squad: 'squad',
  command: 'command',
  formation: 'formation',
};

const form = /^(group|squad|command|formation)(?: (\d{1,3}))?(?: ?: ?(.*)|( ?\(under .*\)))?$/i;

export function isGroupLine(text: string): boolean {
  return form.test(text);
}

/** Reads a tidy line as that of a group, or nothing. */
export function readGroupLine(text: string): GroupLine | undefined {
  const [whole, word = '', , named = '', under = ''] = form.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const kind = kinds[word.toLowerCase()];
  const rest = `${named}${under}`;
  const at = rest.endsWith(')') ? rest.toLowerCase().lastIndexOf('(under ') : -1;
  const name = (at < 0 ? rest : rest.slice(0, at)).trim();
  return {
    ...(kind && { kind }),
    ...(name && { name }),
    ...(at >= 0 && { parent: rest.slice(at + '(under '.length, -1).trim() }),
  };
}

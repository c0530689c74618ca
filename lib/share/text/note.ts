/** What a reader of text has to say about a line; `describeNote` words it. */
export const noteReasons = [
  'unknown-line',
  'unknown-profile',
  'unknown-part',
  'unknown-option',
  'unknown-attribute',
  'unknown-nation',
  'unknown-parent',
  'differs',
  'moved',
  'missing',
  'from-code',
  'damaged-code',
] as const;
export type NoteReason = (typeof noteReasons)[number];

export interface Note {
  /** From 1, in the text as it was given. */
  readonly line: number;
  /** The line, or the part of it that this is about, shortened when it is very long. */
  readonly text: string;
  readonly reason: NoteReason;
}

const longestText = 120;

export function noteOf(line: number, text: string, reason: NoteReason): Note {
  const chars = text.length > longestText ? [...text.slice(0, 2 * longestText)] : [];
  const short = chars.length > longestText ? `${chars.slice(0, longestText).join('')}...` : text;
  return { line, text: short, reason };
}

/** One plain sentence. */
export function describeNote({ line, text, reason }: Note): string {
  return `Line ${line}: ${sentences[reason](text)}`;
}

const sentences: Readonly<Record<NoteReason, (text: string) => string>> = {
  'unknown-line': (text) => `"${text}" was not understood and left out.`,
  'unknown-profile': (text) => `"${text}" names nothing that is in this roster, and was left out.`,
  'unknown-part': (text) => `"${text}" was not understood; the rest of the line was taken.`,
  'unknown-option': (text) => `"${text}" is no option of this profile and was left out.`,
  'unknown-attribute': (text) => `"${text}" describes nothing of this profile and was left out.`,
  'unknown-nation': (text) => `"${text}" names no nation of this ruleset.`,
  'unknown-parent': (text) =>
    `"${text}" stands under a group that is not there; the rest of the line was taken.`,
  differs: (text) => `"${text}" differs from the check code; the line was taken.`,
  moved: (text) => `"${text}" stands elsewhere than in the check code; the place here was taken.`,
  missing: (text) => `the check code also has "${text}", which the text has not; it was left out.`,
  'from-code': (text) => `"${text}" was not understood; the check code says what it was.`,
  'damaged-code': (text) => `the check code cannot be used, only the lines were read. ${text}`,
};

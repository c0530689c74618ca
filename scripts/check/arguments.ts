import { parseArgs } from 'node:util';

/** What `check` was asked to do. */
export interface CheckOptions {
  readonly files: readonly string[];
  readonly json: boolean;
  readonly fixes: boolean;
  /** Only lists of this ruleset. */
  readonly ruleset?: string;
  /** A file with the rules of an event. */
  readonly event?: string;
  /** The file to which results are written as CSV. */
  readonly csv?: string;
}

export type Arguments =
  | { readonly kind: 'check'; readonly options: CheckOptions }
  | { readonly kind: 'help' }
  /** Wrong usage, and what is wrong with it. */
  | { readonly kind: 'wrong'; readonly message: string };

export const usage = `Usage: npm run --silent check -- [--json] [--fixes] [--ruleset ID] [--event FILE] [--csv FILE] FILE...

Checks army lists against their rules. A FILE holds list documents (*.muster.json), a backup, links or
codes (one a line), lists as plain text, or is a PDF that Muster Roll printed; - reads standard input.

  --json        print one JSON array and nothing else
  --fixes       also say how each finding can be put right
  --ruleset ID  refuse lists of other rulesets
  --event FILE  hold lists against the rules of an event, too: its file, or a text with its link
  --csv FILE    also write the results as CSV; of the files that exist only earlier results are replaced
  --help        print this

Exit status: 0 all lists are legal, 1 one is not, 2 one cannot be read, 64 wrong usage: also when the
file of --event holds no event rules or that of --csv cannot be opened; then no list is checked.
70 results could not be written to the end.
`;

/** Reads the words of the command line; `rulesets` are the ids that exist. */
export function parseArguments(words: readonly string[], rulesets: readonly string[]): Arguments {
  const parsed = parse(words);
  if (typeof parsed === 'string') return { kind: 'wrong', message: parsed };
  const { values, positionals: files } = parsed;
  if (values.help) return { kind: 'help' };
  const twice = (['ruleset', 'event', 'csv'] as const).find(
    (name) => (values[name]?.length ?? 0) > 1,
  );
  if (twice !== undefined) return { kind: 'wrong', message: `--${twice} stands twice` };
  const [ruleset] = values.ruleset ?? [];
  const [event] = values.event ?? [];
  const [csv] = values.csv ?? [];
  if (csv === '-' || csv === '')
    return { kind: 'wrong', message: '--csv needs the name of a file' };
  if (event === '') return { kind: 'wrong', message: '--event needs the name of a file' };
  if (event === '-' && files.includes('-'))
    return { kind: 'wrong', message: 'standard input cannot hold both the event and lists' };
  if (ruleset !== undefined && !rulesets.includes(ruleset)) {
    const known = rulesets.join(', ');
    return { kind: 'wrong', message: `there is no ruleset "${ruleset}", only ${known}` };
  }
  if (files.length === 0) return { kind: 'wrong', message: 'name at least one FILE' };
  return {
    kind: 'check',
    options: {
      files,
      json: values.json ?? false,
      fixes: values.fixes ?? false,
      ...(ruleset !== undefined && { ruleset }),
      ...(event !== undefined && { event }),
      ...(csv !== undefined && { csv }),
    },
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        fixes: { type: 'boolean' },
        ruleset: { type: 'string', multiple: true },
        help: { type: 'boolean' },
        event: { type: 'string', multiple: true },
        csv: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

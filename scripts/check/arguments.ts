import { parseArgs } from 'node:util';

/** What `check` was asked to do. */
export interface CheckOptions {
  readonly files: readonly string[];
  readonly json: boolean;
  readonly fixes: boolean;
  /** Only lists of this ruleset. */
  readonly ruleset?: string;
}

export type Arguments =
  | { readonly kind: 'check'; readonly options: CheckOptions }
  | { readonly kind: 'help' }
  /** Wrong usage, and what is wrong with it. */
  | { readonly kind: 'wrong'; readonly message: string };

export const usage = `Usage: npm run --silent check -- [--json] [--fixes] [--ruleset ID] FILE...

Checks army lists against their rules. A FILE holds list documents (*.muster.json), a backup, links or
codes (one a line), lists as plain text, or is a PDF that Muster Roll printed; - reads standard input.

  --json        print one JSON array and nothing else
  --fixes       also say how each finding can be put right
  --ruleset ID  refuse lists of other rulesets
  --help        print this

Exit status: 0 all lists are legal, 1 one is not, 2 one cannot be read, 64 wrong usage.
`;

/** Reads the words of the command line; `rulesets` are the ids that exist. */
export function parseArguments(words: readonly string[], rulesets: readonly string[]): Arguments {
  const parsed = parse(words);
  if (typeof parsed === 'string') return { kind: 'wrong', message: parsed };
  const { values, positionals: files } = parsed;
  if (values.help) return { kind: 'help' };
  for (const option of ['csv', 'event'] as const)
    if (values[option] !== undefined)
      return { kind: 'wrong', message: `--${option} is not supported yet` };
  const [ruleset, ...more] = values.ruleset ?? [];
  if (more.length > 0) return { kind: 'wrong', message: '--ruleset stands twice' };
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
        csv: { type: 'string' },
        event: { type: 'string' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

import { resolve } from 'node:path';
import { knownRulesets, loadCatalogues, loadRuleset } from '@/data/index';
import { checkAtEvent } from '@/lib/desk/check-found';
import { csvRowOf } from '@/lib/desk/results-csv';
import { describeReadError } from '@/lib/roster/read-error';
import type { EventRules } from '@/lib/rules/event';
import { count } from '@/lib/rules/english';
import { type CsvRow, formatCsv } from '@/lib/share/csv';
import { type Library, readInput } from '@/lib/share/read-input';
import { type Report, reportList } from '@/lib/share/report';
import { type Note, describeNote } from '@/lib/share/text/note';
import { type CheckOptions, parseArguments, usage } from './arguments';
import { type CsvFile, openCsv } from './csv-file';
import { type Result, formatForPeople } from './for-people';
import { type ReadBytes, bytesReader } from './read-bytes';
import { readEventFile } from './read-event';
import type { Terminal } from './terminal';
import { printable } from '../text-table';

/** What a run ends with. */
export const exit = { legal: 0, illegal: 1, unreadable: 2, wrongUsage: 64, broken: 70 } as const;

const library: Library = {
  known: knownRulesets,
  catalogues: loadCatalogues,
  load: loadRuleset,
};

/** One run of the command: what it may read, and where it writes. */
interface Run {
  readonly readBytes: ReadBytes;
  readonly out: (text: string) => void;
  /** For people beside the results, on standard error: no part of what programs read. */
  readonly tell: (line: string) => void;
}

/** Every list of a file in order, or why there is none; one of several is called `file#n`. */
async function checkFile(
  file: string,
  { ruleset, fixes }: CheckOptions,
  event: EventRules | undefined,
  { readBytes, tell }: Run,
): Promise<Result[]> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return [{ file, error: bytes.error }];
  const { lists, notes } = await readInput(bytes.value, library, { only: ruleset });
  told(file, notes).forEach(tell);
  return Promise.all(
    lists.map(async ({ list: read, notes: own }, index) => {
      const name = lists.length > 1 ? `${file}#${index + 1}` : file;
      if (!read.ok) return { file: name, error: read.error };
      told(name, own).forEach(tell);
      const list = read.value;
      const checked = checkAtEvent(list, await loadRuleset(list.ruleset), event);
      const report = reportList(name, checked, { fixes, own: list });
      unsought(report).forEach(tell);
      return report;
    }),
  );
}

/** Findings without fixes because the list takes too much work already. */
function unsought({ file, findings }: Report): readonly string[] {
  const without = findings.filter((finding) => finding.unsought).length;
  return without === 0
    ? []
    : [
        `${file}: no fixes were looked for in ${count(without, 'finding')}; those of the other ${findings.length - without} took all the work that one list may take.`,
      ];
}

/** Nobody reads more of them for one list. */
const mostNotes = 20;

/** Lines of a text that were not understood: the rest of it is checked, and whoever asks should know. */
function told(file: string, notes: readonly Note[]): readonly string[] {
  const lines = notes.slice(0, mostNotes).map((note) => `${file}: ${describeNote(note)}`);
  const more = notes.length - mostNotes;
  return more > 0 ? [...lines, `${file}: ${count(more, 'more line')} like these.`] : lines;
}

function asJson(result: Result): string {
  if (!('error' in result)) return JSON.stringify(result);
  const { file, error } = result;
  return JSON.stringify({ file, error: { code: error.code, message: describeReadError(error) } });
}

function asCsv(result: Result): CsvRow {
  return 'error' in result ? { file: result.file, rules: [result.error.code] } : csvRowOf(result);
}

function nationName(ruleset: string, nation: string): string {
  const card = knownRulesets.find(({ id }) => id === ruleset);
  return card?.nations.find(({ id }) => id === nation)?.name ?? nation;
}

async function check(
  options: CheckOptions,
  event: EventRules | undefined,
  csv: CsvFile | undefined,
  run: Run,
): Promise<number> {
  const results: Result[] = [];
  for (const file of options.files) results.push(...(await checkFile(file, options, event, run)));
  run.out(
    options.json ? `[${results.map(asJson).join(',\n')}]\n` : formatForPeople(results, nationName),
  );
  const failed = await csv?.write(formatCsv(results.map(asCsv)));
  if (failed !== undefined) {
    run.tell(`cannot write ${options.csv ?? ''}: ${failed}.`);
    return exit.broken;
  }
  if (results.some((result) => 'error' in result)) return exit.unreadable;
  return results.every((result) => 'legal' in result && result.legal) ? exit.legal : exit.illegal;
}

/** Checks with the event and the file that were named, or says what is wrong with them. */
async function prepare(options: CheckOptions, folder: string, run: Run): Promise<number> {
  const event =
    options.event === undefined
      ? undefined
      : await readEventFile(await run.readBytes(options.event), library);
  if (event?.ok === false) {
    run.tell(`the event of ${options.event}: ${event.message}`);
    return exit.wrongUsage;
  }
  for (const doubt of event?.doubts ?? []) run.tell(`${options.event}: ${doubt}`);
  const csv = options.csv === undefined ? undefined : await openCsv(resolve(folder, options.csv));
  if (csv?.ok === false) {
    run.tell(`cannot write ${options.csv}: ${csv.message}.`);
    return exit.wrongUsage;
  }
  return check(options, event?.event, csv?.file, run);
}

/**
 * The whole of the command.
 * @param words what stands behind its name
 * @returns the exit code
 */
export async function runCheck(words: readonly string[], terminal: Terminal): Promise<number> {
  const ids = knownRulesets.map(({ id }) => id);
  const asked = parseArguments(words, ids);
  switch (asked.kind) {
    case 'help':
      terminal.out(usage);
      return exit.legal;
    case 'wrong':
      terminal.err(`check: ${asked.message}\n\n${usage}`);
      return exit.wrongUsage;
    case 'check':
      return prepare(asked.options, terminal.folder, {
        readBytes: bytesReader(terminal),
        out: (text) => terminal.out(text),
        tell: (line) => terminal.err(`check: ${printable(line)}\n`),
      });
  }
}

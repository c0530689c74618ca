/** `npm run check`: reads army lists and says whether they are legal, for people or as JSON. */
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
import { type CheckOptions, parseArguments, usage } from './check/arguments';
import { type CsvFile, openCsv } from './check/csv-file';
import { type Result, formatForPeople } from './check/for-people';
import { readBytes } from './check/read-bytes';
import { readEventFile } from './check/read-event';
import { printable } from './text-table';

const exit = { legal: 0, illegal: 1, unreadable: 2, wrongUsage: 64, broken: 70 } as const;

const library: Library = {
  known: knownRulesets,
  catalogues: loadCatalogues,
  load: loadRuleset,
};

/** For people beside the results, on standard error: no part of what programs read. */
function tell(line: string): void {
  process.stderr.write(`check: ${printable(line)}\n`);
}

/** Every list of a file in order, or why there is none; one of several is called `file#n`. */
async function checkFile(
  file: string,
  { ruleset, fixes }: CheckOptions,
  event: EventRules | undefined,
): Promise<Result[]> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return [{ file, error: bytes.error }];
  const { lists, notes } = await readInput(bytes.value, library, { only: ruleset });
  tellNotes(file, notes);
  return Promise.all(
    lists.map(async ({ list: read, notes: own }, index) => {
      const name = lists.length > 1 ? `${file}#${index + 1}` : file;
      if (!read.ok) return { file: name, error: read.error };
      tellNotes(name, own);
      const list = read.value;
      const checked = checkAtEvent(list, await loadRuleset(list.ruleset), event);
      const report = reportList(name, checked, { fixes, own: list });
      tellUnsought(report);
      return report;
    }),
  );
}

/** Findings without fixes because the list takes too much work already. */
function tellUnsought({ file, findings }: Report): void {
  const unsought = findings.filter((finding) => finding.unsought).length;
  if (unsought > 0)
    tell(
      `${file}: no fixes were looked for in ${count(unsought, 'finding')}; those of the other ${findings.length - unsought} took all the work that one list may take.`,
    );
}

/** Nobody reads more of them for one list. */
const mostNotes = 20;

/** Lines of a text that were not understood: the rest of it is checked, and whoever asks should know. */
function tellNotes(file: string, notes: readonly Note[]): void {
  for (const note of notes.slice(0, mostNotes)) tell(`${file}: ${describeNote(note)}`);
  const more = notes.length - mostNotes;
  if (more > 0) tell(`${file}: ${count(more, 'more line')} like these.`);
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
): Promise<number> {
  const results: Result[] = [];
  for (const file of options.files) results.push(...(await checkFile(file, options, event)));
  process.stdout.write(
    options.json ? `[${results.map(asJson).join(',\n')}]\n` : formatForPeople(results, nationName),
  );
  const failed = await csv?.write(formatCsv(results.map(asCsv)));
  if (failed !== undefined) {
    tell(`cannot write ${options.csv ?? ''}: ${failed}.`);
    return exit.broken;
  }
  if (results.some((result) => 'error' in result)) return exit.unreadable;
  return results.every((result) => 'legal' in result && result.legal) ? exit.legal : exit.illegal;
}

/** Checks with the event and the file that were named, or says what is wrong with them. */
async function prepare(options: CheckOptions): Promise<number> {
  const event =
    options.event === undefined ? undefined : await readEventFile(options.event, library);
  if (event?.ok === false) {
    tell(`the event of ${options.event}: ${event.message}`);
    return exit.wrongUsage;
  }
  for (const doubt of event?.doubts ?? []) tell(`${options.event}: ${doubt}`);
  const csv = options.csv === undefined ? undefined : await openCsv(options.csv);
  if (csv?.ok === false) {
    tell(`cannot write ${options.csv}: ${csv.message}.`);
    return exit.wrongUsage;
  }
  return check(options, event?.event, csv?.file);
}

async function main(): Promise<number> {
  const ids = knownRulesets.map(({ id }) => id);
  const asked = parseArguments(process.argv.slice(2), ids);
  switch (asked.kind) {
    case 'help':
      process.stdout.write(usage);
      return exit.legal;
    case 'wrong':
      process.stderr.write(`check: ${asked.message}\n\n${usage}`);
      return exit.wrongUsage;
    case 'check':
      return prepare(asked.options);
  }
}

// Whoever reads the output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
try {
  // Never `process.exit`, which would cut off output that a pipe has not taken yet.
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  process.exitCode = exit.broken;
}

/** `npm run check`: reads army lists and says whether they are legal, for people or as JSON. */
import { knownRulesets, loadCatalogues, loadRuleset } from '@/data/index';
import { describeReadError } from '@/lib/roster/read-error';
import { checkList } from '@/lib/rules/check';
import { type Library, readInput } from '@/lib/share/read-input';
import { reportList } from '@/lib/share/report';
import { type CheckOptions, parseArguments, usage } from './check/arguments';
import { type Result, formatForPeople } from './check/for-people';
import { readBytes } from './check/read-bytes';

const exit = { legal: 0, illegal: 1, unreadable: 2, wrongUsage: 64, broken: 70 } as const;

const library: Library = {
  known: knownRulesets,
  catalogues: loadCatalogues,
  load: loadRuleset,
};

/** Every list of a file in order, or why there is none; one of several is called `file#n`. */
async function checkFile(file: string, { ruleset, fixes }: CheckOptions): Promise<Result[]> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return [{ file, error: bytes.error }];
  const { lists } = await readInput(bytes.value, library, { only: ruleset });
  return Promise.all(
    lists.map(async ({ list: read }, index) => {
      const name = lists.length > 1 ? `${file}#${index + 1}` : file;
      if (!read.ok) return { file: name, error: read.error };
      const checked = checkList(read.value, await loadRuleset(read.value.ruleset));
      return reportList(name, checked, { fixes });
    }),
  );
}

function asJson(result: Result): string {
  if (!('error' in result)) return JSON.stringify(result);
  const { file, error } = result;
  return JSON.stringify({ file, error: { code: error.code, message: describeReadError(error) } });
}

function nationName(ruleset: string, nation: string): string {
  const card = knownRulesets.find(({ id }) => id === ruleset);
  return card?.nations.find(({ id }) => id === nation)?.name ?? nation;
}

async function check(options: CheckOptions): Promise<number> {
  const results: Result[] = [];
  for (const file of options.files) results.push(...(await checkFile(file, options)));
  process.stdout.write(
    options.json ? `[${results.map(asJson).join(',\n')}]\n` : formatForPeople(results, nationName),
  );
  if (results.some((result) => 'error' in result)) return exit.unreadable;
  return results.every((result) => 'legal' in result && result.legal) ? exit.legal : exit.illegal;
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
      return check(asked.options);
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

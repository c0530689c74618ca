/** `npm test`: installs what is missing and runs every check there is, against the real build. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findCommand, shell } from './browser.mjs';
import { ensureInstalled, root, run, runQuietly } from './project.mjs';

const reports = '.cache/reports';
const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string} [needs] the step without which this one tells nothing
 * @property {Record<string, string>} [env]
 * @property {string} [report] the file in which it leaves its results
 * @property {(report: any) => Counts} [count] reads how many tests it ran from its report
 *
 * @typedef {{ name: string, failed: boolean, summary: string, counts: Counts }} Outcome
 */

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0 };

/** @type {Step} */
const unitTests = {
  name: 'Tests',
  command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
  report: vitestReport,
  count: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
};

/** @type {Step} */
const browserTests = {
  name: 'Browser tests',
  command: 'playwright test --reporter=list,json',
  needs: 'Build',
  env: { BASE_PATH: '', PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  report: playwrightReport,
  count: ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }),
};

/**
 * One after the other, those of the innermost in a row of their own beside the other rows: none of
 * these keeps more than one core busy, and the tests keep all of them.
 * @type {Step[][][]}
 */
const stages = [
  [
    [
      { name: 'Format', command: 'prettier --check .' },
      { name: 'Lint', command: 'npm run --silent lint' },
    ],
    [
      { name: 'Types', command: 'npm run --silent typecheck' },
      { name: 'Build under a path', command: 'node scripts/build-under-path.mjs' },
      { name: 'Build', command: 'npm run --silent build', env: { BASE_PATH: '' } },
      { name: 'Sizes', command: 'node scripts/sizes.mjs', needs: 'Build' },
    ],
  ],
  [[unitTests]],
  [[browserTests]],
];

try {
  await ensureInstalled();
  await ensureBrowser();
  process.exitCode = await runAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Installs a browser, and poppler to look at PDFs with, where that needs nobody's leave: the one
 * without windows, with which the tests take two thirds of the time, else a whole one.
 */
async function ensureBrowser() {
  const isWanted = !findBrowser() || (process.env.CI && !findCommand(shell));
  const isAllowed = process.getuid?.() === 0 && findCommand('apt-get');
  if (isAllowed && (isWanted || !findCommand('pdftotext'))) {
    const install = 'apt-get install -y -qq --no-install-recommends';
    const browser = findBrowser()
      ? `${install} ${shell} || true`
      : `${install} ${shell} || ${install} chromium`;
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run(`apt-get update -qq && ${install} poppler-utils`, env);
    if (isWanted) await run(browser, env);
  }
  if (!findBrowser()) {
    throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to one, to run the tests.');
  }
}

/**
 * Runs all steps, also after one that failed, and sums them up.
 * @returns {Promise<number>} the exit code
 */
async function runAll() {
  rmSync(join(root, reports), { recursive: true, force: true });
  mkdirSync(join(root, reports), { recursive: true });
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const rows of stages) {
    await Promise.all(
      rows.map(async (row) => {
        for (const step of row) outcomes.push(await runStep(step, rows.length > 1, outcomes));
      }),
    );
  }

  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { counts, failed } of outcomes) {
    total.passed += counts.passed;
    total.skipped += counts.skipped;
    total.failed += counts.failed || Number(failed); // a step may fail without a test that does
  }
  console.log(`\n${outcomes.map(({ summary }) => summary).join('\n')}\n`);
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  return outcomes.some(({ failed }) => failed) ? 1 : 0;
}

/**
 * @param {Step} step
 * @param {boolean} beside whether others run at the same time, which would mix what they say
 * @param {readonly Outcome[]} earlier
 * @returns {Promise<Outcome>}
 */
async function runStep(step, beside, earlier) {
  const { name, command, needs, env } = step;
  if (earlier.some((outcome) => outcome.name === needs && outcome.failed)) {
    return { name, failed: true, summary: `${name}: not run, it needs ${needs}`, counts: none };
  }
  const heading = `\n── ${name} ──`;
  if (!beside) console.log(heading);
  const start = performance.now();
  const { code, said } = beside
    ? await runQuietly(command, env)
    : { code: await run(command, env), said: '' };
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (beside) console.log(`${heading}\n${said.trimEnd()}`);
  const failed = code !== 0;
  const summary = `${name}: ${failed ? 'FAILED' : 'ok'}, ${seconds} s`;
  return { name, failed, summary, counts: countTests(step) };
}

/**
 * @param {Step} step that was run
 * @returns {Counts} zeros for a step that runs no tests, or that broke before it could report them
 */
function countTests({ report, count }) {
  if (!report || !count || !existsSync(join(root, report))) return none;
  return count(JSON.parse(readFileSync(join(root, report), 'utf8')));
}

/** `npm test`: installs what is missing and runs every check there is, against the real build. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findCommand } from './browser.mjs';
import { ensureInstalled, root, run } from './project.mjs';

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
 */

/** @type {Step[]} */
const steps = [
  { name: 'Format', command: 'prettier --check .' },
  { name: 'Lint', command: 'npm run --silent lint' },
  { name: 'Types', command: 'npm run --silent typecheck' },
  {
    name: 'Tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
    report: vitestReport,
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  },
  { name: 'Build under a path', command: 'node scripts/build-under-path.mjs' },
  { name: 'Build', command: 'npm run --silent build', env: { BASE_PATH: '' } },
  { name: 'Sizes', command: 'node scripts/sizes.mjs', needs: 'Build' },
  {
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
  },
];

try {
  await ensureInstalled();
  await ensureBrowser();
  process.exitCode = await runAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Installs a browser, and poppler to look at PDFs with, where that needs nobody's leave. */
async function ensureBrowser() {
  const missing = [];
  if (!findBrowser()) missing.push('chromium');
  if (!findCommand('pdftotext')) missing.push('poppler-utils');
  if (missing.length && process.getuid?.() === 0 && findCommand('apt-get')) {
    const install = `apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`;
    await run(`apt-get update -qq && ${install}`, { DEBIAN_FRONTEND: 'noninteractive' });
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
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const summary = [];

  for (const step of steps) {
    if (step.needs && failures.includes(step.needs)) {
      failures.push(step.name);
      summary.push(`${step.name}: not run, it needs ${step.needs}`);
      continue;
    }
    console.log(`\n── ${step.name} ──`);
    const start = performance.now();
    const failed = (await run(step.command, step.env)) !== 0;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    summary.push(`${step.name}: ${failed ? 'FAILED' : 'ok'}, ${seconds} s`);
    if (failed) failures.push(step.name);

    const counts = countTests(step);
    total.passed += counts.passed;
    total.skipped += counts.skipped;
    total.failed += counts.failed || Number(failed); // a step may fail without a test that does
  }

  console.log(`\n${summary.join('\n')}\n`);
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  return failures.length ? 1 : 0;
}

/**
 * @param {Step} step that was run
 * @returns {Counts} zeros for a step that runs no tests, or that broke before it could report them
 */
function countTests({ report, count }) {
  if (!report || !count || !existsSync(join(root, report))) {
    return { passed: 0, failed: 0, skipped: 0 };
  }
  return count(JSON.parse(readFileSync(join(root, report), 'utf8')));
}

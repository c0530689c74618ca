/**
 * `npm run bench`: every figure of the real build on this machine, beside what is to be reached.
 * `--json` prints them with the machine for programs, `--only NAME` measures one part. Figures, not
 * tests: nothing can fail.
 */
import { parseArgs } from 'node:util';
import { benchAdding } from './bench/adding';
import { benchChecks } from './bench/checks';
import { benchColdCheck } from './bench/cold-check';
import { benchDesk, benchHostile } from './bench/desk';
import type { Figure } from './bench/figure';
import { benchFirstControl } from './bench/first-control';
import { benchFirstLoad } from './bench/first-load';
import { benchLighthouse } from './bench/lighthouse';
import { describeMachine } from './bench/machine';
import { benchPaper } from './bench/paper';
import { benchQuartermaster } from './bench/quartermaster';
import { formatFigures } from './bench/readable';
import { openSite, type Site } from './bench/site';
import { benchStored } from './bench/stored';

type Part = (site: Site) => Promise<readonly Figure[]>;

const parts: Readonly<Record<string, Part>> = {
  'first-load': benchFirstLoad,
  'first-control': benchFirstControl,
  adding: benchAdding,
  checks: benchChecks,
  'cold-check': benchColdCheck,
  paper: benchPaper,
  stored: benchStored,
  desk: benchDesk,
  hostile: benchHostile,
  quartermaster: benchQuartermaster,
  lighthouse: benchLighthouse,
};

/** A part that breaks is told, and the others are measured. */
async function measure(name: string, part: Part, site: Site): Promise<readonly Figure[]> {
  process.stderr.write(`${name} …\n`);
  try {
    return await part(site);
  } catch (error) {
    const note = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return [{ id: name, what: name, value: undefined, unit: 'ms', note }];
  }
}

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
});
const wanted = Object.entries(parts).filter(([name]) => values.only?.includes(name) ?? true);
if (wanted.length === 0) throw new Error(`Parts are ${Object.keys(parts).join(', ')}.`);

const site = await openSite();
const machine = describeMachine(`Chromium ${site.browser.version()}`);
const figures: Figure[] = [];
try {
  for (const [name, part] of wanted) figures.push(...(await measure(name, part, site)));
} finally {
  await site.close();
}
process.stdout.write(
  values.json
    ? `${JSON.stringify({ machine, figures }, null, 2)}\n`
    : formatFigures(machine, figures),
);

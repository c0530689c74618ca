import { zipSync } from 'fflate';
import { knownRulesets, loadCatalogues, loadRuleset } from '@/data/index';
import { checkSources } from '@/lib/desk/check-sources';
import type { Source } from '@/lib/desk/source';
import type { EventRules } from '@/lib/rules/event';
import type { Library } from '@/lib/share/read-input';
import type { Figure } from './figure';
import { hostileInputs } from './hostile-inputs';
import { mixedInputs } from './mixed-inputs';

const library: Library = { known: knownRulesets, catalogues: loadCatalogues, load: loadRuleset };

function sourceOf(name: string, bytes: Uint8Array): Source {
  return { id: name, name, bytes: { ok: true, value: bytes } };
}

interface Outcome {
  readonly rows: number;
  /** Of processor time, which other work on the machine disturbs little. */
  readonly milliseconds: number;
}

async function measure(sources: readonly Source[], event?: EventRules): Promise<Outcome> {
  const start = process.cpuUsage();
  let rows = 0;
  for await (const batch of checkSources(sources, library, event)) rows += batch.rows.length;
  const { user, system } = process.cpuUsage(start);
  return { rows, milliseconds: (user + system) / 1000 };
}

async function best(sources: readonly Source[], event?: EventRules): Promise<Outcome> {
  let least = await measure(sources, event);
  for (let round = 0; round < 3; round += 1) {
    const next = await measure(sources, event);
    if (next.milliseconds < least.milliseconds) least = next;
  }
  return least;
}

const files = 1000;
const event: EventRules = { name: 'Bench', cap: 400, maxCopies: 4, maxModels: 30 };

/** A thousand files of every form, read and checked as the check desk does. */
export async function benchDesk(): Promise<readonly Figure[]> {
  const inputs = await mixedInputs(files);
  const loose = inputs.map(({ name, bytes }) => sourceOf(name, bytes));
  const zip = zipSync(Object.fromEntries(inputs.map(({ name, bytes }) => [name, bytes])));
  const cases: readonly (readonly [string, string, readonly Source[], EventRules?])[] = [
    ['loose', 'loose', loose],
    ['event', 'loose, with an event', loose, event],
    ['zip', 'in a zip', [sourceOf('lists.zip', zip)]],
  ];
  const figures: Figure[] = [];
  for (const [id, name, sources, rules] of cases) {
    const { rows, milliseconds } = await best(sources, rules);
    figures.push({
      id: `desk-${id}`,
      what: `${files} mixed files read and checked, processor time, ${name} (${rows} lists)`,
      value: milliseconds,
      unit: 'ms',
    });
  }
  return figures;
}

const ordinary = 'Song of Drums and Shakos, France\n1x Sapper\n';

/** How long a megabyte takes that was made to take long. */
export async function benchHostile(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  // What is loaded with the first list of all is no part of reading any.
  await measure([sourceOf('list.txt', new TextEncoder().encode(ordinary))]);
  for (const { name, bytes } of hostileInputs()) {
    const { rows, milliseconds } = await measure([sourceOf(name, bytes)]);
    const size = `${(bytes.length / 1024).toFixed(0)} KiB`;
    figures.push({
      id: `hostile-${name.replaceAll(/\W+/g, '-')}`,
      what: `hostile input, processor time: ${name} (${size}, ${rows} rows)`,
      value: milliseconds,
      unit: 'ms',
      reach: { most: 100 },
    });
  }
  return figures;
}

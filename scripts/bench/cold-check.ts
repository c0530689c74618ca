import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { registry } from '@/data/index';
import { root } from '../project.mjs';
import type { Figure } from './figure';
import { build as buildList, kinds, numbers } from './random-list';

const runs = 7;
const folder = join(root, '.cache/bench');

/** What a program of one's own takes from nothing: a process, the ruleset, one list checked. */
const program = `
const [, engine, id, list] = process.argv;
const start = performance.now();
const { loadRuleset, checkList } = await import(engine);
checkList(JSON.parse(list), await loadRuleset(id));
console.log(performance.now() - start);
`;

/** The engine as a bundler leaves it: the time to translate TypeScript is no player's. */
async function bundle(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': root } },
    build: {
      ssr: join(root, 'scripts/bench/engine.ts'),
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'engine.mjs', format: 'es' } },
    },
  });
  return pathToFileURL(join(folder, 'engine.mjs')).href;
}

/** Ruleset load and first validation in a process that has seen neither. */
export async function benchColdCheck(): Promise<readonly Figure[]> {
  const engine = await bundle();
  const figures: Figure[] = [];
  for (const { card, load } of registry) {
    const [kind] = kinds;
    if (!kind) continue;
    const list = JSON.stringify(buildList(await load.en(), kind, numbers(1)));
    const times = Array.from({ length: runs }, () =>
      Number(
        execFileSync(
          process.execPath,
          ['--input-type=module', '--eval', program, '--', engine, card.id, list],
          { encoding: 'utf8' },
        ),
      ),
    );
    figures.push({
      id: `cold-check-${card.id}`,
      what: `ruleset load and first validation, cold: ${card.name}`,
      // Other work on the machine only adds to it.
      value: Math.min(...times),
      unit: 'ms',
      reach: { most: 50 },
    });
  }
  return figures;
}

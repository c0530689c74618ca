/** `npm run bench`: how much one thread reads and checks. Figures, not tests: nothing can fail. */
import { cpus } from 'node:os';
import { benchChecks } from './bench/checks';
import { benchDesk, benchHostile } from './bench/desk';
import { benchQuartermaster } from './bench/quartermaster';

const machine = `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}`;
process.stdout.write(`${machine}; processor time\n`);
for (const part of [benchChecks, benchDesk, benchHostile, benchQuartermaster])
  process.stdout.write(`\n${await part()}`);

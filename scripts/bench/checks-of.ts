/** The rates of one ruleset, for a process of its own: `checks-of.ts ID` prints them as JSON. */
import { checksOf } from './checks';

process.stdout.write(JSON.stringify(await checksOf(process.argv[2] ?? '')));

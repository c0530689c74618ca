/** `npm run check`: reads army lists and says whether they are legal, for people or as JSON. */
import { exit, runCheck } from './check/run';

// Whoever reads the output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
try {
  // Never `process.exit`, which would cut off output that a pipe has not taken yet.
  process.exitCode = await runCheck(process.argv.slice(2), {
    folder: process.env['INIT_CWD'] ?? process.cwd(),
    input: process.stdin,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
} catch (error) {
  console.error(error);
  process.exitCode = exit.broken;
}

import { runCheck } from '@/scripts/check/run';
import type { Outcome } from './run-script';

interface Given {
  /** What comes from standard input. */
  readonly input?: string | Uint8Array;
  /** Where whoever types the command stands; the project's folder if not said. */
  readonly folder?: string;
}

/** The whole command, without the second that it takes to start a process for it. */
export async function check(
  words: readonly string[],
  { input = '', folder = process.cwd() }: Given = {},
): Promise<Outcome> {
  let out = '';
  let err = '';
  const code = await runCheck(words, {
    folder,
    input: (async function* () {
      yield Buffer.from(input);
    })(),
    out: (text) => (out += text),
    err: (text) => (err += text),
  });
  return { code, out, err };
}

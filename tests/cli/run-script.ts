import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a script of the project as npm does: from the project's folder, through tsx. */
export function runScript(
  script: 'check' | 'data',
  words: readonly string[],
  { input, env = {} }: RunOptions = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...words], {
    cwd: root,
    env: { ...process.env, INIT_CWD: root, ...env },
  });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  // A script that does not read its input closes it.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code,
        out: Buffer.concat(out).toString('utf8'),
        err: Buffer.concat(err).toString('utf8'),
      }),
    );
  });
}

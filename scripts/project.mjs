/** What `npm start` and `npm test` share. Node's own modules only: it runs before anything is installed. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

/**
 * Runs a command line in the project's root with its own tools and this very Node first on the PATH.
 * @param {string} command
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<number>} its exit code; a command ended by a signal counts as 1
 */
export function run(command, env = {}) {
  return ended(start(command, env, 'inherit'));
}

/**
 * The same for a command that runs beside others: what it says is kept together.
 * @param {string} command
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<{ code: number, said: string }>}
 */
export async function runQuietly(command, env = {}) {
  const child = start(command, env, 'pipe');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (said += text));
  }
  return { code: await ended(child), said };
}

/**
 * @param {string} command
 * @param {Record<string, string>} env
 * @param {'inherit' | 'pipe'} output
 */
function start(command, env, output) {
  return spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', output, output],
    env: /** @type {NodeJS.ProcessEnv} */ ({ ...toolEnvironment(), ...env }),
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function toolEnvironment() {
  /** @type {Record<string, string | undefined>} */
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  delete env.NODE_ENV; // each tool picks its own
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const tools = [join(root, 'node_modules/.bin'), dirname(process.execPath)];
  env[path] = [...tools, env[path]].join(delimiter);
  return env;
}

/** Installs the dependencies unless node_modules holds all that package-lock.json asks for. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  }
  if (isInstalled(root)) return;
  console.log('Installing dependencies …');
  if (await run('npm ci --include=dev --no-audit --no-fund')) throw new Error('npm ci failed.');
}

/**
 * Compares the lock with the one npm leaves in node_modules as the last step of an install, so that
 * neither a stamp of our own nor a file's date has to be trusted.
 * @param {string} directory
 */
export function isInstalled(directory) {
  const wanted = lockedPackages(join(directory, 'package-lock.json'));
  const found = lockedPackages(join(directory, 'node_modules/.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, { version, optional, extraneous }]) => {
    if (path === '') return true; // the project itself
    return found[path] ? found[path].version === version : optional || extraneous;
  });
}

/**
 * @typedef {{ version: string, optional?: boolean, extraneous?: boolean }} Locked
 * @param {string} file
 * @returns {Record<string, Locked> | undefined} by folder, such as "node_modules/next"
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Finds the Chromium or Chrome that the browser tests drive; none is ever downloaded. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Has no windows, which no test looks at and all would wait for. */
export const shell = 'chromium-headless-shell';

const whole = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];

/**
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {NodeJS.Platform} platform
 * @property {(path: string) => boolean} exists
 */

/** @type {Machine} */
const thisMachine = { env: process.env, platform: process.platform, exists: existsSync };

/**
 * The browser's path: CHROMIUM_PATH if set, else the first found on the PATH or where it usually is.
 * @returns {string | undefined}
 */
export function findBrowser(machine = thisMachine) {
  return findOneOf([shell, ...whole], machine);
}

/**
 * One as players have, with what shows PDFs; the one without windows where there is no other.
 * @returns {string | undefined}
 */
export function findWholeBrowser(machine = thisMachine) {
  return findOneOf([...whole, shell], machine);
}

/**
 * @param {readonly string[]} commands
 * @param {Machine} machine
 */
function findOneOf(commands, machine) {
  const { env, platform, exists } = machine;
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no file: ${env.CHROMIUM_PATH}`);
  }
  for (const command of commands) {
    const found = findCommand(command, machine);
    if (found) return found;
  }
  return usualPlaces(platform, env).find(exists);
}

/**
 * Where a command is on the PATH.
 * @param {string} command
 * @returns {string | undefined}
 */
export function findCommand(command, { env, platform, exists } = thisMachine) {
  const name = platform === 'win32' ? `${command}.exe` : command;
  return (env.PATH ?? env.Path ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(exists);
}

/**
 * @param {NodeJS.Platform} platform
 * @param {Machine['env']} env
 */
function usualPlaces(platform, env) {
  if (platform === 'darwin') {
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
      macApplications.map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
    );
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? windowsPrograms.map((program) => join(folder, program)) : [],
    );
  }
  return [];
}

/** Under which licences the packages are that the site is made of, and that it is made with. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What may be handed on with an MIT site by naming it. */
const mayBeShipped = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT', 'OFL-1.1'];

/** Tools stay on the machine that builds: these ask nothing of what they make. */
const mayBeUsed = [
  ...mayBeShipped,
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
];

/**
 * Packages that do not say it where they should, by what their licence files say.
 * @type {Readonly<Record<string, string>>}
 */
const saidElsewhere = { 'png-js': 'MIT' };

/** Where the texts are kept, as the site has them. */
export const licencesFile = 'public/licences/packages.txt';

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} licence as an SPDX expression; empty when nothing says it
 * @property {boolean} isShipped or a tool, or a part that only some systems install
 * @property {string} folder
 */

/**
 * Every package that the lock names, in the order of their names.
 * @param {string} root
 * @returns {readonly Package[]}
 */
export function lockedPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { version, license, dev, optional, devOptional }]) => {
      const name = folder.replace(/^.*node_modules\//, '');
      const licence = license ?? saidElsewhere[name] ?? '';
      return { name, version, licence, isShipped: !dev && !optional && !devOptional, folder };
    })
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/**
 * Packages whose licences are on no list, and why each of them matters.
 * @param {readonly Package[]} packages
 * @returns {readonly string[]}
 */
export function licenceFaults(packages) {
  return packages
    .filter(({ licence, isShipped }) => !isAllowed(licence, isShipped ? mayBeShipped : mayBeUsed))
    .map(
      ({ name, version, licence, isShipped }) =>
        `${name} ${version}: ${licence || 'no licence'} (${isShipped ? 'shipped' : 'a tool'})`,
    );
}

/**
 * @param {string} expression
 * @param {readonly string[]} allowed
 */
function isAllowed(expression, allowed) {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => allowed.includes(licence.trim())));
}

/**
 * The text of every package that is shipped, one after the other; equal texts stand once.
 * @param {string} root
 */
export function licencesText(root) {
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  for (const one of lockedPackages(root).filter(({ isShipped }) => isShipped)) {
    const text = textOf(join(root, one.folder)) ?? `Under the licence ${one.licence}.`;
    texts.set(text, [...(texts.get(text) ?? []), `${one.name} ${one.version} (${one.licence})`]);
  }
  const parts = [...texts].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  const line = `\n${'-'.repeat(80)}\n\n`;
  return ['Muster Roll is built from these packages.\n', ...parts].join(line);
}

/**
 * The licence in a package's folder, and its notice, if it has one.
 * @param {string} folder
 */
function textOf(folder) {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)\b/i.test(entry.name))
    .map(({ name }) => name)
    .sort();
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const tidy = texts.map((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t]+$/gm, '')
      .trim(),
  );
  return tidy.length > 0 ? tidy.join('\n\n') : undefined;
}

/**
 * `npm run audit`: known faults of the packages, by the registry, and their licences, by our list.
 * `npm run audit -- --write` writes the licences anew that the site shows.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceFaults, licencesFile, licencesText, lockedPackages } from './licences.mjs';
import { ensureInstalled, root } from './project.mjs';

try {
  await ensureInstalled();
  const faults = [...licences(), ...advisories()];
  for (const fault of faults) console.error(`✗ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @returns {readonly string[]} what is wrong with them */
function licences() {
  const packages = lockedPackages(root);
  const faults = licenceFaults(packages);
  const shipped = packages.filter(({ isShipped }) => isShipped).length;
  console.log(`Licences: ${packages.length} packages, ${shipped} of them in the site.`);
  const file = join(root, licencesFile);
  const text = licencesText(root);
  if (process.argv.includes('--write')) writeFileSync(file, text);
  if (readFileSync(file, 'utf8') === text) return faults;
  return [...faults, `${licencesFile} is not of these packages: run npm run audit -- --write`];
}

/**
 * What the registry knows against any package, tools as well: they run on the machines that build.
 * @returns {readonly string[]} also when it cannot be asked, since nothing is known then
 */
function advisories() {
  const { stdout, error } = spawnSync('npm audit --json', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = error ? { message: error.message } : parsed(stdout);
  if (typeof report.vulnerabilities !== 'object')
    return [`Advisories: not checked: ${report.message ?? 'npm audit gave no report'}`];
  const found = Object.values(report.vulnerabilities);
  console.log(`Advisories: ${found.length} packages with known faults.`);
  return found.map(
    ({ name, severity, range, via }) => `${name} ${range}: ${severity}: ${reasons(via)}`,
  );
}

/** @param {readonly (string | { title: string, url: string })[]} via */
function reasons(via) {
  return via
    .map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} ${one.url}`))
    .join('; ');
}

/**
 * @param {string} text
 * @returns {{ message?: string, vulnerabilities?: Record<string, any> }}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

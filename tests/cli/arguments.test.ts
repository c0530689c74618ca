import { describe, expect, test } from 'vitest';
import { parseArguments } from '@/scripts/check/arguments';

const rulesets = ['drums-and-shakos', 'napoleonic-sbg'];
const parse = (line: string) => parseArguments(line === '' ? [] : line.split(' '), rulesets);

describe('the command line', () => {
  test.each([
    ['a.json', { files: ['a.json'], json: false, fixes: false }],
    ['--json a.json -', { files: ['a.json', '-'], json: true, fixes: false }],
    ['a.json --json --fixes', { files: ['a.json'], json: true, fixes: true }],
    [
      '--ruleset napoleonic-sbg a.json',
      { files: ['a.json'], json: false, fixes: false, ruleset: 'napoleonic-sbg' },
    ],
    [
      '--ruleset=napoleonic-sbg a.json',
      { files: ['a.json'], json: false, fixes: false, ruleset: 'napoleonic-sbg' },
    ],
    [
      '--event e.json --csv=out.csv a.json',
      { files: ['a.json'], json: false, fixes: false, event: 'e.json', csv: 'out.csv' },
    ],
    ['--event - a.json', { files: ['a.json'], json: false, fixes: false, event: '-' }],
    ['--json -- --json', { files: ['--json'], json: true, fixes: false }],
  ])('%s', (line, options) => {
    expect(parse(line)).toEqual({ kind: 'check', options });
  });

  test.each([
    ['', 'name at least one FILE'],
    ['--json', 'name at least one FILE'],
    ['--colour a.json', "'--colour'"],
    ['-x a.json', "'-x'"],
    ['--json=yes a.json', '--json'],
    ['--ruleset', '--ruleset'],
    ['--ruleset --json a.json', '--ruleset'],
    ['--ruleset light-division a.json', 'there is no ruleset "light-division"'],
    ['--ruleset constructor a.json', 'there is no ruleset "constructor"'],
    ['--ruleset napoleonic-sbg --ruleset drums-and-shakos a.json', 'twice'],
    ['--csv a.csv --csv b.csv a.json', '--csv stands twice'],
    ['--csv - a.json', '--csv needs the name of a file'],
    ['--csv= a.json', '--csv needs the name of a file'],
    ['--csv', '--csv'],
    ['--csv out.csv', 'name at least one FILE'],
    ['--event= a.json', '--event needs the name of a file'],
    ['--event a.json --event b.json c.json', '--event stands twice'],
    ['--event - -', 'standard input cannot hold both'],
  ])('%s is wrong usage', (line, message) => {
    const parsed = parse(line);
    expect(parsed.kind).toBe('wrong');
    expect(parsed.kind === 'wrong' && parsed.message).toContain(message);
  });

  test('--help asks for help, whatever else it says', () => {
    expect(parse('--help').kind).toBe('help');
    expect(parse('--json --help a.json').kind).toBe('help');
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseEvent } from '@/lib/rules/event-document';
import { packEvent } from '@/lib/share/code/event';
import { packList, unpackList } from '@/lib/share/code/list';
import { digits, linkLetters } from '@/lib/share/code/spelling';
import { parseCode, parseEventCode } from '@/lib/share/link';
import { catalogues, expectList, known, listOf, readText } from './library';

interface FrozenList {
  readonly what: string;
  readonly document: unknown;
  readonly code: string;
  readonly digits: string;
  readonly text: string;
}

interface FrozenEvent {
  readonly what: string;
  readonly document: unknown;
  readonly code: string;
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../fixtures/share/${name}`, import.meta.url), 'utf8'));
}

/** What version 1 wrote. These files never change: their codes are out in the world. */
const lists = read('lists-v1.json') as readonly FrozenList[];
const events = read('events-v1.json') as readonly FrozenEvent[];

describe.each(lists.map((frozen) => [frozen.what, frozen] as const))(
  'version 1: %s',
  (_, frozen) => {
    const list = listOf(frozen.document);

    test('its link still opens it', () => {
      expectList(parseCode(`https://example.org/open/#c=${frozen.code}`, catalogues, known), list);
    });

    test('its printed digits still open it', () => {
      const bytes = digits.parse(frozen.digits);
      expectList(bytes && unpackList(bytes, catalogues, known), list);
    });

    test('its text still gives it back', async () => {
      const { lists: all } = await readText(frozen.text);
      expectList(all[0]?.list, list);
      expect(all[0]?.exact).toBe(true);
    });

    // When a version 2 comes, this goes: what is written changes, what is read does not.
    test('is what is written today', () => {
      expect(linkLetters.format(packList(list, catalogues))).toBe(frozen.code);
    });
  },
);

describe.each(events.map((frozen) => [frozen.what, frozen] as const))(
  'version 1: %s',
  (_, frozen) => {
    const event = parseEvent(frozen.document, known);

    test('its link still gives it', () => {
      expect(event.ok).toBe(true);
      expect(
        parseEventCode(`https://example.org/check/#e=${frozen.code}`, catalogues, known),
      ).toEqual(event);
    });

    test('is what is written today', () => {
      expect(event.ok && linkLetters.format(packEvent(event.value, catalogues))).toBe(frozen.code);
    });
  },
);

test('codes outlive the tables they were made with', () => {
  // The same tables with more at their ends, as they will be in later versions.
  const later = catalogues.map((catalogue) => ({
    ...catalogue,
    nations: [...catalogue.nations, 'saxony'],
    profiles: [...catalogue.profiles, ...Array.from({ length: 3000 }, (_, n) => `saxony/new-${n}`)],
    options: [...catalogue.options, ...Array.from({ length: 300 }, (_, n) => `option-${n}`)],
    words: [...catalogue.words, ...Array.from({ length: 300 }, (_, n) => `word-${n}`)],
  }));
  for (const { document, code } of lists)
    expectList(parseCode(code, later, known), listOf(document));
});

test('codes of later tables are told from damaged ones', () => {
  const [first] = catalogues;
  if (!first) throw new Error('No catalogue');
  const later = [{ ...first, profiles: [...first.profiles, 'france/velite'] }];
  const list = listOf({
    format: 'muster-roll',
    version: 1,
    ruleset: first.ruleset,
    nation: 'france',
    groups: [{ id: 'main', entries: [{ profile: 'france/velite', count: 1 }] }],
  });
  const bytes = packList(list, later);
  expectList(unpackList(bytes, later, known), list);
  expect(unpackList(bytes, catalogues, known)).toEqual({
    ok: false,
    error: { code: 'unsupported-version', detail: '1 with newer rosters' },
  });
});

import { parseJson } from '../roster/parse-json';
import { eventFormat } from '../rules/event-document';
import { bareCode, codesOfLinks } from '../share/link';

/** A text in which the rules of events were looked for. */
export interface Sifted {
  /** Texts of files, links and codes, as `readEvent` reads them. */
  readonly events: readonly string[];
  /** The text without them; its lines keep their numbers. Blank when there was nothing else. */
  readonly rest: string;
}

const says = new RegExp(`"format"\\s*:\\s*"${eventFormat}"`);

/** Whether a text is the file of an event, or was one before it was damaged. */
function isEventFile(text: string): boolean {
  if (!text.startsWith('{') || !says.test(text)) return false;
  const json = parseJson(text);
  return !json.ok || (json.value as { format?: unknown }).format === eventFormat;
}

const inLink = /[#?&;]e=[A-Za-z0-9_-]+/g;

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at));
}

/** Nobody sends more at once; further ones stay in the text. */
const mostLinks = 20;

/** Links that are looked at, damaged ones and all. */
const mostLooks = 2000;

/** Takes out whole words with a link to an event. One that is damaged stays where it is. */
function takeLinks(text: string): Sifted {
  const events: string[] = [];
  const rest: string[] = [];
  let done = 0;
  let looks = 0;
  for (const { index, 0: link } of text.matchAll(inLink)) {
    looks += 1;
    if (events.length === mostLinks || looks > mostLooks) break;
    const [code] = codesOfLinks(link);
    if (index < done || !code?.sound || code.kind !== 'event') continue;
    let from = index;
    while (from > done && !isSpace(text, from - 1)) from -= 1;
    let to = index + link.length;
    while (to < text.length && !isSpace(text, to)) to += 1;
    events.push(text.slice(from, to));
    rest.push(text.slice(done, from));
    done = to;
  }
  return { events, rest: [...rest, text.slice(done)].join('') };
}

/** Finds the rules of events in a text that may hold lists as well: a file, links to them, or a code. */
export function findEvents(text: string): Sifted {
  // Far quicker than cutting off a mebibyte of spaces.
  if (!/\S/.test(text)) return { events: [], rest: '' };
  const content = text.trim();
  const code = bareCode(content);
  const isWhole = isEventFile(content) || (code?.sound && code.kind === 'event');
  return isWhole ? { events: [content], rest: '' } : takeLinks(text);
}

import type { Catalogue } from '../roster/catalogue';
import type { KnownRuleset } from '../roster/document';
import type { List } from '../roster/list';
import { type Read, failure } from '../roster/read-error';
import type { EventRules } from '../rules/event';
import { type ReadEvent, eventFailure } from '../rules/event-document';
import { packEvent, unpackEvent } from './code/event';
import { packList, unpackList } from './code/list';
import { listInReveal } from './code/reveal';
import { type CodeKind, isSealed, kindOf } from './code/sealed';
import { type Spelling, digits, linkLetters, textLetters } from './code/spelling';
import { trimEnd, trimStart } from './trim';

/*
 * A link carries its code behind the `#`, which browsers keep to themselves: no server ever sees it.
 *
 *   <site>/open/#c=<code>     a list
 *   <site>/open/#d=<digits>   a list, as printed QR codes have it
 *   <site>/check/#e=<code>    the rules of an event
 *   <site>/open/#r=<code>     a list that was sealed, with what proves it; in letters or digits
 *   <site>/seals/#k=<code>    the code of a sealed list, which says nothing of it
 */
const places = {
  c: '/open/#c=',
  d: '/open/#d=',
  e: '/check/#e=',
  r: '/open/#r=',
  k: '/seals/#k=',
} as const;

/** The address of the site, with whatever path it lies under, and no slash at its end. */
function siteOf(address: string): string {
  return address.replace(/[#?].*$/s, '').replace(/\/+$/, '');
}

/** The link that opens a list or an event's rules on a site ("https://example.org/muster"). */
export function linkOf(site: string, code: string): string {
  const bytes = linkLetters.parse(code);
  return siteOf(site) + places[bytes && kindOf(bytes) === 'event' ? 'e' : 'c'] + code;
}

/**
 * The two parts of a list's link for a printed QR code: the second is all digits, which a numeric
 * segment holds in the least room.
 */
export function printedLinkOf(
  site: string,
  bytes: Uint8Array,
): { readonly address: string; readonly digits: string } {
  return { address: siteOf(site) + places.d, digits: digits.format(bytes) };
}

/** The link that opens a sealed list, and its parts for a symbol to scan. */
export function revealLinkOf(
  site: string,
  reveal: Uint8Array,
): { readonly link: string; readonly address: string; readonly digits: string } {
  const address = siteOf(site) + places.r;
  return {
    link: address + linkLetters.format(reveal),
    address,
    digits: digits.format(reveal),
  };
}

/** The link that hands over the code of a sealed list. */
export function sealLinkOf(site: string, code: string): string {
  return siteOf(site) + places.k + code;
}

/** A code that stands in a text, or what looks like one. */
export interface FoundCode {
  readonly bytes: Uint8Array;
  /** What it holds, as far as its first byte tells. */
  readonly kind: CodeKind;
  /** Its check bytes agree: it is as it was made. */
  readonly sound: boolean;
}

function found(bytes: Uint8Array): FoundCode {
  return { bytes, kind: kindOf(bytes), sound: isSealed(bytes) };
}

/** A text in one of these spellings; what agrees with none as far as the first can make it out. */
function spelled(text: string, spellings: readonly Spelling[]): FoundCode {
  const [first] = spellings;
  let unsound: Uint8Array | undefined;
  for (const spelling of spellings) {
    const bytes = spelling.parse(text);
    if (bytes && isSealed(bytes)) return found(bytes);
    if (spelling === first) unsound = bytes;
  }
  return found(unsound ?? first?.salvage(text) ?? new Uint8Array());
}

/** The code behind `#c=`: a link says that there is one, however damaged it is. */
function codeOfLink(place: string, text: string): FoundCode {
  const spellings = place === 'd' ? [digits, linkLetters] : [linkLetters, digits];
  const code = spelled(text, spellings);
  if (code.sound) return code;
  // Marks for slanted or struck text end up as a part of the link.
  const bare = trimEnd(text, '-_');
  if (bare === text) return code;
  const again = spelled(bare, spellings);
  return again.sound ? again : code;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reveals stand behind the `#` only and are long: other sites' links have short `r=` of their own. */
const inLink = /(?:[#?&;]([cde])=([A-Za-z0-9_-]+)|#r=([A-Za-z0-9_-]{30,}))/g;

const nothing: readonly never[] = [];

function linksIn(text: string): readonly RegExpExecArray[] {
  if (!text.includes('=') && !text.includes('%')) return nothing;
  const links = [...text.matchAll(inLink)];
  // Some places wrap links into links of their own, and escape them for it.
  return links.length > 0 || !text.includes('%') ? links : [...unescaped(text).matchAll(inLink)];
}

/** The bytes of a reveal's code, sound or as much as there is of it. */
function bytesOfReveal(text: string): Uint8Array {
  const both = [linkLetters, digits].flatMap((spelling) => spelling.parse(text) ?? []);
  return both.find(isSealed) ?? both[0] ?? new Uint8Array();
}

/** The codes of all links in a text, in their order; of a reveal, that of its list. */
export function codesOfLinks(text: string): readonly FoundCode[] {
  const links = linksIn(text);
  if (links.length === 0) return nothing;
  return links.map(([, place = '', code = '', reveal]) =>
    reveal === undefined ? codeOfLink(place, code) : found(listInReveal(bytesOfReveal(reveal))),
  );
}

/** The bytes that open a sealed list, by the first link in a text that does; nothing without one. */
export function revealIn(text: string): Uint8Array | undefined {
  const code = linksIn(text).find(([, , , reveal]) => reveal !== undefined)?.[3];
  return code === undefined ? undefined : bytesOfReveal(code);
}

/** No code is shorter, in whatever letters. */
const shortest = 10;

/** A text so long, in one word or in groups of five, was a code, or means to be one. */
const surelyCode = 20;

/** What people put around a code. */
const around = ' \t\r\n\u00a0<>"\'`()[]*';

/** A code that is the whole of a text, in any spelling, with or without quotes around it. */
export function bareCode(text: string): FoundCode | undefined {
  if (text.length < shortest) return undefined;
  const bare = trimEnd(trimStart(text, around), `${around}.,;:!`);
  if (bare.length < shortest) return undefined;
  const isToken = /^[A-Za-z0-9_-]+$/.test(bare);
  const isGroups = /^[0-9A-Za-z]{5}(?:[ -][0-9A-Za-z]{5})*(?:[ -][0-9A-Za-z]{1,5})$/.test(bare);
  if (!(isToken || isGroups)) return undefined;
  const isDigits = /^[0-9]+$/.test(bare);
  const code = spelled(bare, [
    ...(isDigits ? [digits] : []),
    ...(isToken ? [linkLetters] : []),
    textLetters,
  ]);
  const isMeant = (isGroups ? /[0-9]/ : /[A-Z0-9]/).test(bare);
  return code.sound || (isMeant && bare.length >= surelyCode) ? code : undefined;
}

/** The first code in a text, be it a link in a message or a bare code; a sound one before others. */
export function codeIn(text: string): FoundCode | undefined {
  const bare = bareCode(text);
  const codes = [...codesOfLinks(text), ...(bare ? [bare] : [])];
  return codes.find(({ sound }) => sound) ?? codes[0];
}

/** The code of a list for links: its bytes in letters that a URL leaves alone. */
export function formatCode(list: List, catalogues: readonly Catalogue[]): string {
  return linkLetters.format(packList(list, catalogues));
}

/** Reads a list from a link or a bare code in any spelling. */
export function parseCode(
  text: string,
  catalogues: readonly Catalogue[],
  known: readonly KnownRuleset[],
): Read<List> {
  const code = codeIn(text);
  if (!code) return failure('not-a-list', 'there is no code in it');
  return unpackList(code.bytes, catalogues, known);
}

/** The code of an event's rules for links. */
export function formatEventCode(event: EventRules, catalogues: readonly Catalogue[]): string {
  return linkLetters.format(packEvent(event, catalogues));
}

/** Reads an event's rules from a link or a bare code. */
export function parseEventCode(
  text: string,
  catalogues: readonly Catalogue[],
  known: readonly KnownRuleset[],
): ReadEvent {
  const code = codeIn(text);
  return code
    ? unpackEvent(code.bytes, catalogues, known)
    : eventFailure('not-an-event', 'there is no code in it');
}

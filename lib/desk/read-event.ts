import { type EventRules } from '../rules/event';
import { type ReadEvent, formatEvent, parseEventText } from '../rules/event-document';
import { fileNameOf } from '../share/file-name';
import { formatEventCode, linkOf, parseEventCode } from '../share/link';
import type { Library } from '../share/read-input';

/** Reads the rules of an event from the text of a file, a link or a code. Never throws. */
export async function readEvent(text: string, library: Library): Promise<ReadEvent> {
  const content = text.trim();
  const { known, catalogues } = library;
  return content.startsWith('{')
    ? parseEventText(content, known)
    : parseEventCode(content, await catalogues(), known);
}

/** The link that opens the check desk of a site with these rules, which are in its fragment. */
export async function eventLink(
  site: string,
  event: EventRules,
  { catalogues }: Library,
): Promise<string> {
  return linkOf(site, formatEventCode(event, await catalogues()));
}

/** What the file of an event holds, for people to read, too. */
export function formatEventFile(event: EventRules): string {
  return `${JSON.stringify(formatEvent(event), null, 2)}\n`;
}

/** The name of an event's file, after its own. */
export function eventFileName({ name = '' }: EventRules): string {
  return fileNameOf(name.trim() || 'event', '.muster-event.json');
}

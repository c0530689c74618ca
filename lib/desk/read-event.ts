import type { EventRules } from '../rules/event';
import type { ReadEvent } from '../rules/event-document';
import type { Library } from '../share/read-input';

/** Whether a text means to be the rules of an event: their file, a link to them, or their code. */
export function isEvent(text: string): boolean {
  void text;
  return false;
}

/** Reads the rules of an event from a file, a link or a code. Never throws. */
export async function readEvent(text: string, library: Library): Promise<ReadEvent> {
  void text;
  void library;
  return { ok: false, error: { code: 'not-an-event' } };
}

/** The link that opens the check desk of a site with these rules, which are in its fragment. */
export async function eventLink(
  site: string,
  event: EventRules,
  library: Library,
): Promise<string> {
  void event;
  void library;
  return site;
}

/** What the `*.muster-event.json` file of an event holds. */
export function formatEventFile(event: EventRules): string {
  return JSON.stringify(event);
}

/** The name of an event's file, after its own. */
export function eventFileName({ name }: EventRules): string {
  return name ?? '';
}

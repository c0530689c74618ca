import type { EventRules } from '@/lib/rules/event';
import { describeEventError } from '@/lib/rules/event-document';
import { describeDoubt, doubtsOf } from '@/lib/rules/event-doubts';
import { type Read, describeReadError } from '@/lib/roster/read-error';
import { readEvent } from '@/lib/desk/read-event';
import { decodeText } from '@/lib/share/decode-text';
import type { Library } from '@/lib/share/read-input';

export type EventFile =
  | {
      readonly ok: true;
      readonly event: EventRules;
      /** What its organiser should look at: typing errors, mostly. One sentence each. */
      readonly doubts: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

async function doubtsIn(event: EventRules, library: Library): Promise<readonly string[]> {
  const ids = event.ruleset === undefined ? library.known.map(({ id }) => id) : [event.ruleset];
  const rulesets = await Promise.all(ids.map((id) => library.load(id)));
  const [first = [], ...others] = rulesets.map((ruleset) => doubtsOf(event, ruleset));
  return first.flatMap((doubt) => {
    const same = others.flatMap((doubts) =>
      doubts.filter(({ field, value }) => field === doubt.field && value === doubt.value),
    );
    // An event for any ruleset may name what only one of them has; who has the rule knows it best.
    const known = same.find(({ reason }) => reason === 'printed-rule') ?? doubt;
    return same.length === others.length ? [describeDoubt(known)] : [];
  });
}

/** Reads the rules of an event from the bytes of a file, all of them or none. */
export async function readEventFile(bytes: Read<Uint8Array>, library: Library): Promise<EventFile> {
  if (!bytes.ok) {
    const isLarge = bytes.error.code === 'too-large';
    const why = isLarge
      ? describeEventError({ code: 'too-large' })
      : describeReadError(bytes.error);
    return { ok: false, message: why };
  }
  const text = decodeText(bytes.value);
  const read =
    text === undefined
      ? ({ ok: false, error: { code: 'not-an-event', detail: 'it is no text' } } as const)
      : await readEvent(text, library);
  return read.ok
    ? { ok: true, event: read.value, doubts: await doubtsIn(read.value, library) }
    : { ok: false, message: describeEventError(read.error) };
}

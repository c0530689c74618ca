import { quoted } from './quoted';

/** Why an input is no list that can be opened, in the order in which they are looked for. */
export const readErrorCodes = [
  'not-found',
  'too-large',
  'not-a-list',
  'unsupported-version',
  'unknown-ruleset',
  'unknown-nation',
  'invalid-list',
] as const;
export type ReadErrorCode = (typeof readErrorCodes)[number];

export interface ReadError {
  readonly code: ReadErrorCode;
  /** What the wording names: the path of a bad field, a version, an id. */
  readonly detail?: string;
}

export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ReadError };

export function failure(code: ReadErrorCode, detail?: string): Read<never> {
  return { ok: false, error: detail === undefined ? { code } : { code, detail } };
}

/** One plain sentence for people: what it is and what to do. */
export function describeReadError({ code, detail }: ReadError): string {
  switch (code) {
    case 'not-found':
      return `There is no file to read${detail ? `: ${detail}` : ''}.`;
    case 'too-large':
      return detail === undefined
        ? 'This file is larger than 5 MiB, the most that a list may have.'
        : `This is too large to be read: ${detail}.`;
    case 'not-a-list':
      return `This is no Muster Roll list${detail ? `: ${detail}` : ''}.`;
    case 'unsupported-version':
      return `This list has format version ${detail ?? '?'}, which this version of Muster Roll does not know. Update Muster Roll to open it.`;
    case 'unknown-ruleset':
      return `The ruleset ${quoted(detail ?? '')} is not known here, or not the one that was asked for.`;
    case 'unknown-nation':
      return `The nation ${quoted(detail ?? '')} is not in this ruleset.`;
    case 'invalid-list':
      return `This list is damaged: ${detail ?? 'a field has a wrong value'}.`;
  }
}

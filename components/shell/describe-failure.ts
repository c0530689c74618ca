import { explain, type FailureReason } from '@/lib/store/failure';

const words: Readonly<Record<FailureReason, string>> = {
  full: 'This device has no room left for it. Save your lists as files, then delete some.',
  outdated: 'A newer Muster Roll is open in another tab. Load this page again.',
  closed: 'The connection to your stored lists was lost. Load this page again.',
  denied: 'This browser does not let the page keep anything, as in a private window.',
  unsupported: 'This browser cannot keep lists.',
  'not-found': 'The list is no longer there.',
  damaged: 'What is stored of this list is damaged.',
  unknown: 'Something went wrong in the browser’s storage.',
};

/** Why a list could not be stored or read, and what to do about it, in a sentence. */
export function describeFailure(reason: FailureReason): string {
  return words[reason];
}

/** The same, for whatever the store threw. */
export function describeError(error: unknown): string {
  return words[explain(error).reason];
}

import { explain, type FailureReason } from '@/lib/store/failure';
import { wordsOf } from '../language/area';
import { shellWords } from './words';

/** Why a list could not be stored or read, and what to do about it, in a sentence. */
export function describeFailure(reason: FailureReason): string {
  return wordsOf(shellWords).failures[reason];
}

/** The same, for whatever the store threw. */
export function describeError(error: unknown): string {
  return describeFailure(explain(error).reason);
}

import type { EventJob, ResultsJob } from '../model';
import type { Drawn } from './drawn';
import type { Typesetter } from './typesetter';

/** The rules of an event on one sheet. */
export function eventDocument(type: Typesetter, { event }: EventJob): Drawn {
  void type;
  return { title: event.title };
}

/** The results of an event: its rules in words, and a table of all lists. */
export function resultsDocument(type: Typesetter, { results }: ResultsJob): Drawn {
  void type;
  return { title: results.title };
}

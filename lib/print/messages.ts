import type { PrintJob } from './model';

/** Says that a job will come: all that it will need is fetched and started meanwhile. */
export const warmUpRequest = 'warm up';

/** What the page asks of the worker that draws PDFs. */
export interface PrintRequest {
  readonly id: number;
  readonly job: PrintJob;
}

/** What the worker says to a request of the same number. */
export type PrintAnswer =
  | { readonly id: number; readonly ok: true; readonly pdf: Blob }
  | { readonly id: number; readonly ok: false; readonly message: string };

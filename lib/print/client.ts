import { type PrintAnswer, type PrintRequest, warmUpRequest } from './messages';
import type { PrintJob } from './model';

/** The worker could not be started: the browser forbids it, or its script did not arrive. */
class NoWorker extends Error {}

interface Waiting {
  readonly resolve: (pdf: Blob) => void;
  readonly reject: (error: Error) => void;
}

/** A running worker, and who waits for what of it. */
interface Printer {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** A job that was drawn before it was asked for, as text: the same job gives the same bytes. */
interface Ahead {
  readonly job: string;
  readonly pdf: Promise<Blob>;
}

let printer: Printer | undefined;
let ahead: Ahead | undefined;
let lastId = 0;

function dismiss(failed: Printer, error: Error): void {
  failed.worker.terminate();
  if (printer === failed) printer = undefined;
  for (const { reject } of failed.waiting.values()) reject(error);
  failed.waiting.clear();
}

function startPrinter(): Printer {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
      type: 'module',
      name: 'printer',
    });
  } catch (error) {
    throw new NoWorker(String(error));
  }
  const started: Printer = { worker, waiting: new Map() };
  worker.onmessage = ({ data }: MessageEvent<PrintAnswer>) => {
    const waiting = started.waiting.get(data.id);
    started.waiting.delete(data.id);
    if (data.ok) waiting?.resolve(data.pdf);
    else waiting?.reject(new Error(data.message));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    dismiss(started, new NoWorker(event.message || 'The worker did not load'));
  };
  return started;
}

function printInWorker(job: PrintJob): Promise<Blob> {
  printer ??= startPrinter();
  const { worker, waiting } = printer;
  lastId += 1;
  const request: PrintRequest = { id: lastId, job };
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject });
    worker.postMessage(request);
  });
}

async function printHere(job: PrintJob): Promise<Blob> {
  const [{ renderPdf }, { browserFonts }] = await Promise.all([
    import('./pdf/render'),
    import('./fonts.browser'),
  ]);
  return renderPdf(job, browserFonts);
}

/** What was drawn ahead, for the first who asks: nothing where that is another job, and in the end where it failed. */
function takeAhead(job: PrintJob): Promise<Blob | undefined> | undefined {
  const taken = ahead;
  ahead = undefined;
  if (!taken || taken.job !== JSON.stringify(job)) return undefined;
  return taken.pdf.catch(() => undefined);
}

/**
 * Draws a job as a PDF, beside the page where the browser has workers and on it where not. Rejects
 * when the job is empty or a font cannot be loaded; the next call tries again.
 */
export async function printPdf(job: PrintJob): Promise<Blob> {
  const taken = takeAhead(job);
  const drawn = taken && (await taken);
  if (drawn) return drawn;
  try {
    return await printInWorker(job);
  } catch (error) {
    if (!(error instanceof NoWorker)) throw error;
    return printHere(job);
  }
}

/** Starts the worker, its fonts and its layout ahead of the first job, so that it comes sooner. */
export function warmUp(): void {
  if (printer) return;
  try {
    printer = startPrinter();
    printer.worker.postMessage(warmUpRequest);
  } catch {
    // The first job will be drawn on the page instead.
  }
}

/**
 * Draws a job that will likely be asked for, where the browser has workers: `printPdf` gives it to the
 * first who does, and tells what fails. It also makes the worker quick for any other job.
 */
export function drawAhead(job: PrintJob): void {
  try {
    ahead = { job: JSON.stringify(job), pdf: printInWorker(job) };
    ahead.pdf.catch(() => undefined);
  } catch {
    // As above.
  }
}

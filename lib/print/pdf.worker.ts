/// <reference lib="webworker" />
import { browserFonts } from './fonts.browser';
import { type PrintAnswer, type PrintRequest, warmUpRequest } from './messages';
import { renderPdf, warmUp } from './pdf/render';

declare const self: DedicatedWorkerGlobalScope;

/** Draws one job after the other, so that two never share the page's memory at once. */
let queue: Promise<void> = Promise.resolve();

async function answer({ id, job }: PrintRequest): Promise<PrintAnswer> {
  try {
    return { id, ok: true, pdf: await renderPdf(job, browserFonts) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = ({ data }: MessageEvent<PrintRequest | typeof warmUpRequest>) => {
  if (data === warmUpRequest) {
    // What it could not fetch the first job will ask for again, and tell.
    queue = queue.then(() => warmUp(browserFonts).catch(() => undefined));
    return;
  }
  queue = queue.then(async () => self.postMessage(await answer(data)));
};

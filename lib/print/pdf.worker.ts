/// <reference lib="webworker" />
import { browserFonts } from './fonts.browser';
import type { PrintAnswer, PrintRequest } from './messages';
import { renderPdf } from './pdf/render';

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

self.onmessage = ({ data }: MessageEvent<PrintRequest>) => {
  queue = queue.then(async () => self.postMessage(await answer(data)));
};

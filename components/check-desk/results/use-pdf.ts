import { useState } from 'react';
import type { PrintJob } from '@/lib/print/model';
import { saveFile } from '../../files/save-file';
import { wordsOf } from '../../language/area';
import { announce } from '../../shell/announce';
import { resultsWords } from './words';

export type Setting =
  { readonly state: 'idle' | 'busy' | 'done' } | { readonly state: 'failed'; readonly why: string };

const fetchPrinter = () => import('@/lib/print/client');

/** Starts what sets PDFs, for somebody who is likely to want one. */
export function warmPrinter(): void {
  fetchPrinter().then(
    ({ warmUp }) => warmUp(),
    () => undefined, // Setting one asks for it again.
  );
}

/** Sets a PDF and saves it under a name. */
export function usePdf() {
  const [setting, setSetting] = useState<Setting>({ state: 'idle' });
  async function save(name: string, makeJob: () => Promise<PrintJob>): Promise<void> {
    if (setting.state === 'busy') return;
    setSetting({ state: 'busy' });
    try {
      const [job, { printPdf }] = await Promise.all([makeJob(), fetchPrinter()]);
      saveFile(name, await printPdf(job), 'application/pdf');
      setSetting({ state: 'done' });
      announce(wordsOf(resultsWords).sheet.saved);
    } catch (error) {
      setSetting({ state: 'failed', why: error instanceof Error ? error.message : String(error) });
    }
  }
  return { setting, save };
}

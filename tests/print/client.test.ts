import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PrintAnswer, PrintRequest } from '@/lib/print/messages';
import { jobOf } from './support/lists';

const here = vi.hoisted(() => ({ renderPdf: vi.fn() }));
vi.mock('@/lib/print/pdf/render', () => here);

/** A worker that answers as a test wants it to. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: PrintAnswer }) => void) | undefined;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | undefined;
  readonly requests: PrintRequest[] = [];
  ended = false;

  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(request: PrintRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(id: number, answer: { ok: true; pdf: Blob } | { ok: false; message: string }): void {
    this.onmessage?.({ data: { id, ...answer } });
  }
  fail(): void {
    this.onerror?.({ message: 'no script', preventDefault: () => undefined });
  }
}

const only = (): FakeWorker => {
  const worker = FakeWorker.made.at(-1);
  if (!worker) throw new Error('No worker was started');
  return worker;
};

beforeEach(() => {
  vi.resetModules();
  FakeWorker.made = [];
  here.renderPdf.mockReset();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('printing from a page', () => {
  test('one worker draws all jobs, each answer goes to who asked', async () => {
    const { printPdf } = await import('@/lib/print/client');
    const [first, second] = [printPdf(jobOf({})), printPdf(jobOf({ paper: 'letter' }))];
    expect(FakeWorker.made).toHaveLength(1);
    const [a, b] = only().requests;
    const pdfs = [new Blob(['a']), new Blob(['b'])] as const;
    only().answer(b?.id ?? 0, { ok: true, pdf: pdfs[1] });
    only().answer(a?.id ?? 0, { ok: true, pdf: pdfs[0] });
    expect(await first).toBe(pdfs[0]);
    expect(await second).toBe(pdfs[1]);
    expect(here.renderPdf).not.toHaveBeenCalled();
  });

  test('a job that fails in the worker fails, and the worker stays', async () => {
    const { printPdf } = await import('@/lib/print/client');
    const job = printPdf(jobOf({}));
    only().answer(1, { ok: false, message: 'There is nothing to print' });
    await expect(job).rejects.toThrow('There is nothing to print');
    void printPdf(jobOf({}));
    expect(FakeWorker.made).toHaveLength(1);
  });

  test('a worker that does not load: the page draws it, the next job tries a worker again', async () => {
    const { printPdf } = await import('@/lib/print/client');
    const pdf = new Blob(['here']);
    here.renderPdf.mockResolvedValue(pdf);
    const job = printPdf(jobOf({}));
    only().fail();
    expect(await job).toBe(pdf);
    expect(only().ended).toBe(true);
    void printPdf(jobOf({}));
    expect(FakeWorker.made).toHaveLength(2);
  });

  test('a browser without workers draws on the page', async () => {
    vi.stubGlobal('Worker', undefined);
    const { printPdf, warmUp } = await import('@/lib/print/client');
    warmUp();
    const pdf = new Blob(['here']);
    here.renderPdf.mockResolvedValue(pdf);
    expect(await printPdf(jobOf({}))).toBe(pdf);
  });

  test('what was drawn ahead is given to the first who asks for it, once', async () => {
    const { drawAhead, printPdf } = await import('@/lib/print/client');
    drawAhead(jobOf({}));
    const job = printPdf(jobOf({}));
    expect(only().requests).toHaveLength(1);
    const pdf = new Blob(['ahead']);
    only().answer(1, { ok: true, pdf });
    expect(await job).toBe(pdf);
    void printPdf(jobOf({}));
    expect(only().requests).toHaveLength(2);
  });

  test('another job than the one ahead is drawn, and so is one that failed ahead', async () => {
    const { drawAhead, printPdf } = await import('@/lib/print/client');
    drawAhead(jobOf({}));
    void printPdf(jobOf({ paper: 'letter' }));
    expect(only().requests).toHaveLength(2);
    drawAhead(jobOf({}));
    const job = printPdf(jobOf({}));
    only().answer(3, { ok: false, message: 'no fonts' });
    await vi.waitFor(() => expect(only().requests).toHaveLength(4));
    const pdf = new Blob(['anew']);
    only().answer(4, { ok: true, pdf });
    expect(await job).toBe(pdf);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWakeLock } from '@/components/play/wake-lock';

/** A page that can be put out of sight, and what its browser was asked for. */
class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';

  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const release = vi.fn(async () => undefined);
const request = vi.fn(async () => ({ release }));
let page: Page;
let kept: Map<string, string>;

beforeEach(() => {
  page = new Page();
  kept = new Map();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  request.mockClear();
  release.mockClear();
  request.mockImplementation(async () => ({ release }));
});

/** Lets promises that are on their way come. */
const soon = () => Promise.resolve().then(() => Promise.resolve());

test('the screen is asked for, and again each time the page comes back', async () => {
  const lock = createWakeLock();
  const stop = lock.subscribe(() => undefined);
  await soon();
  expect(lock.getSnapshot()).toBe('on');
  page.show('hidden');
  page.show('visible');
  await soon();
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  page.show('visible');
  await soon();
  expect(request).toHaveBeenCalledTimes(2);
  expect(release).toHaveBeenCalled();
});

test('a player who wants it off has it off, also next time', async () => {
  const lock = createWakeLock();
  lock.subscribe(() => undefined);
  await soon();
  lock.toggle();
  expect(lock.getSnapshot()).toBe('off');
  expect(release).toHaveBeenCalledTimes(1);
  page.show('visible');
  await soon();
  expect(request).toHaveBeenCalledTimes(1);
  expect(createWakeLock().getSnapshot()).toBe('off');
});

test('a refusal is said, and taken back when it is granted', async () => {
  request.mockImplementation(() => Promise.reject(new DOMException('low', 'NotAllowedError')));
  const lock = createWakeLock();
  lock.subscribe(() => undefined);
  await soon();
  await soon();
  expect(lock.getSnapshot()).toBe('refused');
  request.mockImplementation(async () => ({ release }));
  page.show('visible');
  await soon();
  expect(lock.getSnapshot()).toBe('on');
});

test('a browser without it says so and does nothing', () => {
  vi.stubGlobal('navigator', {});
  const lock = createWakeLock();
  lock.subscribe(() => undefined);
  lock.toggle();
  expect(lock.getSnapshot()).toBe('unsupported');
});

test('blocked site data forbid no screen', async () => {
  vi.stubGlobal('localStorage', undefined);
  const lock = createWakeLock();
  lock.subscribe(() => undefined);
  await soon();
  expect(lock.getSnapshot()).toBe('on');
  lock.toggle();
  expect(lock.getSnapshot()).toBe('off');
});

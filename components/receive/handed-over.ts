import { readShare, sharedCache, sharedQuery } from '@/lib/offline/shared';
import type { Brought } from './read-sources';

const scope = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`;

/** Files with which the system opened the site, where it is installed; TypeScript knows none of it. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Calls back with the files that the system hands over, whenever it does. */
export function takeLaunched(onBring: (brought: Brought) => void): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files: handles }) => {
    if (handles.length === 0) return;
    void Promise.allSettled(handles.map((handle) => handle.getFile())).then((all) => {
      // What is gone by now is still named, and refused like any file that cannot be opened.
      const files = all.map((one, at) =>
        one.status === 'fulfilled' ? one.value : new File([], handles[at]?.name ?? ''),
      );
      onBring({ files });
    });
  });
}

/** Which share this page was opened for, by its address. */
export function sharedId(): string | undefined {
  return new URLSearchParams(window.location.search).get(sharedQuery) ?? undefined;
}

function addressOf(id: string): string {
  return `${window.location.origin}${scope}open/?${sharedQuery}=${encodeURIComponent(id)}`;
}

/** What another app has shared; nothing when it is not there (any more). */
export async function takeShared(id: string): Promise<Brought | undefined> {
  try {
    const laid = await (await caches.open(sharedCache(scope))).match(addressOf(id));
    if (!laid) return undefined;
    const { files, text } = readShare(await laid.formData());
    if (files.length === 0 && text === '') return undefined;
    return { ...(files.length > 0 && { files }), ...(text !== '' && { text }) };
  } catch {
    return undefined;
  }
}

/** Lets go of a share that was looked at. */
export async function dropShared(id: string): Promise<void> {
  window.history.replaceState(window.history.state, '', `${scope}open/`);
  await (await caches.open(sharedCache(scope))).delete(addressOf(id));
}

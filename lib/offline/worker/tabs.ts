import { changeState, readState } from './state';
import { release, worker } from './surroundings';
import { deleteVersion, keptVersions } from './versions';

/*
 * A tab runs the version that it was opened with until it is loaded again, however many tabs there
 * are and whichever of them asked for a newer version. When this version takes over, the tabs that
 * are open run the one before; each is answered from the files of its own, which stay until the last
 * of those tabs is gone.
 */

/** Ids of all open tabs; `controlled` = those that get their files from here. */
async function openTabs(which: 'controlled' | 'all'): Promise<readonly string[]> {
  const includeUncontrolled = which === 'all';
  const clients = await worker.clients.matchAll({ type: 'window', includeUncontrolled });
  return clients.map(({ id }) => id);
}

/** Becomes the version that pages are opened with. */
export async function takeOver(): Promise<void> {
  const tabs = await openTabs('controlled');
  await changeState((state) => {
    const { current } = state;
    if (current === undefined || current === release.version)
      return { ...state, current: release.version };
    const before = tabs.map((id) => [id, state.tabs[id] ?? current] as const);
    return { current: release.version, tabs: Object.fromEntries(before) };
  });
  await dropOldVersions();
  await worker.clients.claim();
}

/** The version that a tab runs. */
export async function versionOf(tab: string): Promise<string> {
  const { tabs } = await readState();
  return tabs[tab] ?? release.version;
}

/** Throws away the versions that no tab runs any more. */
export async function dropOldVersions(): Promise<void> {
  const open = new Set(await openTabs('all'));
  const { tabs } = await readState();
  const running = Object.entries(tabs).filter(([id]) => open.has(id));
  if (running.length < Object.keys(tabs).length)
    await changeState((state) => ({ ...state, tabs: Object.fromEntries(running) }));
  // A newer version is being kept: it, and one that it will replace, may look like old ones.
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return;
  const needed = new Set([release.version, ...running.map(([, version]) => version)]);
  for (const version of await keptVersions())
    if (!needed.has(version)) await deleteVersion(version);
}

/** Whether any tab runs another version than this, as far as is known. */
export async function hasOldTabs(): Promise<boolean> {
  return Object.keys((await readState()).tabs).length > 0;
}

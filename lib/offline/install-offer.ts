import { type Live, LiveValue } from '../live/live';

/** What browsers that can install a site hand to its page; not all can, and TypeScript knows none. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const live = new LiveValue<InstallEvent | undefined>(undefined);

/** The browser's offer to install the site; nothing while it makes none. */
export const installOffer: Live<InstallEvent | undefined> = live;

/** Takes the browser's offer when it comes, and drops it when the site is installed. */
export function watchInstallOffer(): () => void {
  const take = (event: Event): void => {
    event.preventDefault(); // or it would lay a bar over the page by itself
    live.set(event as InstallEvent);
  };
  const drop = (): void => live.set(undefined);
  window.addEventListener('beforeinstallprompt', take);
  window.addEventListener('appinstalled', drop);
  return () => {
    window.removeEventListener('beforeinstallprompt', take);
    window.removeEventListener('appinstalled', drop);
  };
}

/** Has the browser ask the player. An offer is good for one question. */
export async function install(): Promise<void> {
  const offer = live.getSnapshot();
  live.set(undefined);
  await offer?.prompt();
}

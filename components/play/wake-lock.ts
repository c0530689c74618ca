import { type Live, LiveValue } from '@/lib/live/live';

/** Whether the screen is kept on; `refused` = the device does not allow it now. */
export type Awake = 'unsupported' | 'off' | 'on' | 'refused';

const key = 'muster-roll.awake';

/** The player's choice on this device; on as long as nobody said otherwise. */
function isWanted(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

function remember(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // Site data is blocked: the choice lasts as long as the page.
  }
}

/**
 * Keeps the screen on while somebody listens. Browsers let go whenever the page is out of sight, so
 * it is asked for again each time it comes back.
 */
export function createWakeLock(): Live<Awake> & { readonly toggle: () => void } {
  const isSupported = typeof navigator !== 'undefined' && 'wakeLock' in navigator;
  let isOn = isSupported && isWanted();
  let isListening = false;
  let lock: WakeLockSentinel | undefined;
  const live: LiveValue<Awake> = new LiveValue<Awake>(
    isSupported ? (isOn ? 'on' : 'off') : 'unsupported',
    () => {
      isListening = true;
      document.addEventListener('visibilitychange', onSight);
      onSight();
      return () => {
        isListening = false;
        document.removeEventListener('visibilitychange', onSight);
        release();
      };
    },
  );

  function release(): void {
    void lock?.release();
    lock = undefined;
  }

  async function ask(): Promise<void> {
    try {
      const given = await navigator.wakeLock.request('screen');
      if (!isOn || !isListening) return void given.release();
      release();
      lock = given;
      live.set('on');
    } catch {
      // The battery is low, mostly. Out of sight it is no refusal: it is asked for again.
      if (isOn && document.visibilityState === 'visible') live.set('refused');
    }
  }

  function onSight(): void {
    if (isOn && document.visibilityState === 'visible') void ask();
  }

  return {
    getSnapshot: live.getSnapshot,
    subscribe: live.subscribe,
    toggle() {
      if (!isSupported) return;
      isOn = !isOn;
      remember(isOn);
      if (isOn) void ask();
      else {
        release();
        live.set('off');
      }
    },
  };
}

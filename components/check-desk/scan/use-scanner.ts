import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadDecoder } from './decoder';

/** How the camera is; or why there is none to be had. */
export type Camera =
  'starting' | 'watching' | 'insecure' | 'unsupported' | 'refused' | 'missing' | 'busy' | 'failed';

/** What stands in the way of a camera, by the name of the browser's error. */
const reasons: Readonly<Record<string, Camera>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Milliseconds between two looks: often enough for a hand that moves on. */
const rest = 120;

async function openCamera(): Promise<MediaStream | Camera> {
  if (!window.isSecureContext) return 'insecure';
  const { mediaDevices } = navigator;
  if (typeof mediaDevices?.getUserMedia !== 'function') return 'unsupported';
  try {
    // The one that looks away from whoever holds the phone.
    const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } };
    return await mediaDevices.getUserMedia({ video, audio: false });
  } catch (error) {
    return (error instanceof Error ? reasons[error.name] : undefined) ?? 'failed';
  }
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** A camera that watches, and where it shows its picture. */
export interface Scanner {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly camera: Camera;
  readonly retry: () => void;
}

/**
 * Watches through the camera for QR codes as long as it is mounted, and tells each one once: the
 * same code again is told only after another one. The camera is let go at the end.
 */
export function useScanner(onCode: (text: string) => void): Scanner {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>('starting');
  const [tries, setTries] = useState(0);
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: string | undefined;

    async function watch(): Promise<void> {
      const opened = await openCamera();
      if (isOver) {
        if (typeof opened !== 'string') close(opened);
        return;
      }
      if (typeof opened === 'string') {
        setCamera(opened);
        return;
      }
      stream = opened;
      // Unplugged, or taken away by the browser.
      for (const track of opened.getTracks())
        track.addEventListener('ended', () => setCamera('missing'));
      const element = video.current;
      if (!element) return;
      element.srcObject = opened;
      await element.play();
      const decode = await loadDecoder();
      if (isOver) return;
      setCamera('watching');
      const look = async () => {
        const text = await decode(element).catch(() => undefined);
        if (isOver) return;
        if (text !== undefined && text !== last) {
          last = text;
          tell(text);
        }
        timer = setTimeout(() => void look(), rest);
      };
      void look();
    }

    watch().catch(() => {
      if (!isOver) setCamera('failed');
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) close(stream);
    };
  }, [tries]);
  return {
    video,
    camera,
    retry: () => {
      setCamera('starting');
      setTries(tries + 1);
    },
  };
}

import { area } from '../../language/area';
import type { Camera } from './use-scanner';

/** Why there is no camera. */
export type CameraFault = Exclude<Camera, 'starting' | 'watching'>;

/** What stands in the way of the camera, and what to do about it. */
const troubles: Readonly<Record<CameraFault, { readonly what: string; readonly how: string }>> = {
  insecure: {
    what: 'The camera is not to be had on this address.',
    how: 'Browsers give it only to pages that were opened over https. Open this site so, or bring the lists in as files or links.',
  },
  unsupported: {
    what: 'This browser gives pages no camera.',
    how: 'Scan the codes with the phone’s own camera, and paste the links here.',
  },
  refused: {
    what: 'The camera was not allowed.',
    how: 'Allow it for this page in the browser’s settings, most often behind the sign before the address, and try again.',
  },
  missing: {
    what: 'No camera was found.',
    how: 'Connect one and try again, or bring the lists in as files or links.',
  },
  busy: {
    what: 'Something else is using the camera.',
    how: 'Close it there, and try again.',
  },
  failed: {
    what: 'The camera could not be started.',
    how: 'Try again, or bring the lists in as files or links.',
  },
};

/** Scanning printed codes one after the other. */
export const scanWords = area('scan', {
  title: 'Scan codes',
  starting: 'The camera is being asked for.',
  watching: 'Hold the code of a printed roster, or of a phone, before the camera.',
  picture: 'What the camera sees',
  troubles,
  again: 'Try again',
  /** What stands for the file of a list that was scanned. */
  nthCode: (nth: number) => `Scanned code ${nth}`,
  noList: 'This code holds no list.',
  scanned: (n: number) => (n === 1 ? '1 code scanned' : `${n} codes scanned`),
  verdict: (title: string, verdict: string) => `Scanned. ${title}: ${verdict}.`,
  checking: 'Being checked',
  done: 'Done',
});

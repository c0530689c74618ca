/** Finds a QR code in a picture of the camera. */
export type Decode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** What some browsers have of their own; TypeScript does not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

async function ownDecoder(): Promise<Decode | undefined> {
  const { BarcodeDetector } = window as unknown as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return undefined;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  } catch {
    return undefined;
  }
}

/** Enough to tell the squares of a printed code apart; more only takes longer. */
const mostPixels = 800;

async function bundledDecoder(): Promise<Decode> {
  const { default: jsQr } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!drawing || videoWidth === 0) return undefined;
    const scale = Math.min(1, mostPixels / Math.max(videoWidth, videoHeight));
    const width = Math.round(videoWidth * scale);
    const height = Math.round(videoHeight * scale);
    canvas.width = width;
    canvas.height = height;
    drawing.drawImage(video, 0, 0, width, height);
    const { data } = drawing.getImageData(0, 0, width, height);
    return jsQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data || undefined;
  };
}

/** The browser's own decoder, or the one that comes with the site. */
export async function loadDecoder(): Promise<Decode> {
  return (await ownDecoder()) ?? bundledDecoder();
}

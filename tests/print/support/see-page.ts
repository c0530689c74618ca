import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page as a scanner sees it: four bytes a pixel. */
export interface Seen {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

interface Drawn {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

interface CanvasFactory {
  create(width: number, height: number): Drawn;
}

/** The pages of a PDF in pixels, `dpi` to the inch. */
export async function seePages(bytes: Uint8Array, dpi: number): Promise<readonly Seen[]> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const factory = pdf.canvasFactory as CanvasFactory;
  const pages: Seen[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const width = Math.round(viewport.width);
    const height = Math.round(viewport.height);
    const { canvas, context } = factory.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    pages.push({ data: context.getImageData(0, 0, width, height).data, width, height });
  }
  await pdf.destroy();
  return pages;
}

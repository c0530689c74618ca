import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { nodeFonts } from '@/lib/print/fonts.node';
import type { PrintJob } from '@/lib/print/model';
import { renderPdf } from '@/lib/print/pdf/render';

/** A stretch of text where it stands on the page, in points from the upper left corner. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  /** Its baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** All its text, a space between lines. */
  readonly text: string;
  /** All its text without any white, to look for what is broken over lines. */
  readonly letters: string;
}

export interface ReadPdf {
  /** Of its bytes. */
  readonly hash: string;
  readonly title: string;
  readonly pages: readonly ReadPage[];
  readonly text: string;
  readonly letters: string;
}

const bare = (text: string) => text.replaceAll(/\s/g, '');

/** Draws a job and reads the PDF back. */
export async function printAndRead(job: PrintJob): Promise<ReadPdf> {
  const blob = await renderPdf(job, nodeFonts);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const pdf = await getDocument({
    data: bytes.slice(),
    verbosity: 0,
  }).promise;
  const { info } = await pdf.getMetadata();
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): readonly Piece[] => {
      if (!('str' in item) || item.str === '') return [];
      const [, , , size = 0, x = 0, y = 0] = item.transform.map(Number);
      return [{ text: item.str, x, y: height - y, width: item.width, size }];
    });
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
    pages.push({ width, height, pieces, text: text.join(''), letters: bare(text.join('')) });
  }
  await pdf.destroy();
  const title = 'Title' in info ? String(info.Title) : '';
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    title,
    pages,
    text: pages.map((page) => page.text).join(' '),
    letters: pages.map((page) => page.letters).join(''),
  };
}

/** How often something stands in the text, white apart. */
export function timesIn(where: { readonly letters: string }, text: string): number {
  return where.letters.split(bare(text)).length - 1;
}

/** Between two parts of a card's text: labels of its boxes, its foot, the head of the next. */
const between =
  /(Crew|Batter|Gunner’sWounds|Might|Will|Fate|Limbercrew|Horses|Models)*(France|FrenchEmpire)(,\d+models)?(,\d+points)?(\d)\/(?!\5)\d.*?continued/g;

/** The letters of cards, with texts that go on on another card in one piece. */
export function joinedCards({ letters }: { readonly letters: string }): string {
  return letters.replaceAll(between, '');
}

/** Pairs of pieces that are printed over each other. */
export function overlaps({ pieces }: ReadPage): readonly string[] {
  const drawn = pieces.filter(({ text }) => text.trim() !== '');
  return drawn.flatMap((a, index) =>
    drawn.slice(index + 1).flatMap((b) => {
      const level = Math.abs(a.y - b.y) < Math.min(a.size, b.size) * 0.6;
      const beside = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
      return level && !beside ? [`${a.text} | ${b.text}`] : [];
    }),
  );
}

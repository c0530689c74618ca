import { type QrCode, mostPrinted, qrOf } from '../share/qr';
import type { PrintedCode } from './model';

/** Symbols that were made: a sheet is set several times, closer and closer. */
const symbols = new WeakMap<PrintedCode, { readonly symbol: QrCode | undefined }>();

/** The symbol of a printed code; nothing where a phone could not read it from paper. */
export function printedSymbol(code: PrintedCode): QrCode | undefined {
  const made = symbols.get(code) ?? { symbol: qrOf(code.link, mostPrinted) };
  symbols.set(code, made);
  return made.symbol;
}

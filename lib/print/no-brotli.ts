/**
 * Stands in for the Brotli decoder of the PDF library's font reader (see next.config.mjs). Only WOFF2
 * fonts need it, the PDFs use others, and it would add 60 KB to what is loaded before the first one.
 */
export default function decompress(): never {
  throw new Error('WOFF2 fonts are not supported in PDFs');
}

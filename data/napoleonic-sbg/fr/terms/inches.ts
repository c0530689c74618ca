/** "1,5″": inches with the decimal comma of French. */
export function inches(distance: number): string {
  return `${String(distance).replace('.', ',')}″`;
}

/** A change in points, with a true minus: "+35", "−16", "±0". */
export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

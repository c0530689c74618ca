import { area } from '../language/area';

/** Points, verdict, findings with their ways out, limits, and the figures for the table. */
export const findingsWords = area('findings', {
  name: 'Points and legality',
  /** Behind the points, which stand large. */
  ofCap: (cap: number) => `of ${cap} points`,
  noCap: 'points, no cap',
  pointsLeft: (points: number) => (points === 1 ? '1 point left.' : `${points} points left.`),
  verdict: 'Verdict',
  toAgree: 'To agree',
  /** What a way out puts right besides. */
  also: (mended: readonly string[]) => `also ${mended.join(' and ')}`,
  reading: 'a reading',
  showMore: (next: number, left: number) => `Show ${next} more of ${left}`,
  /** So many findings have no ways out beside them, as nobody looked for any. */
  unsought: (findings: number) =>
    `So much is wrong that no ways out were looked for in ${findings === 1 ? 'one finding' : `${findings} findings`}. They come as others are settled.`,
  limits: 'Limits',
  limit: (value: number, max: number) => `${value} of ${max}`,
  figures: 'On the table',
  sources: 'Where this stands',
  /** Who leads a troop type. */
  leader: {
    lent: (who: string) => `${who}, standing in`,
    spare: 'none needed',
    open: 'nobody',
    unavailable: 'nobody on the roster',
  },
});

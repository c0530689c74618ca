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

import { sentence } from '@/lib/rules/english';

const language = 'en-GB';
const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
const whole = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });

/** Midnight before a moment, in the player's own time zone. */
export function dayOf(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}

/** "Today, 19:42", "Yesterday", "22 November", "22 November 2025". `today` is a midnight. */
export function formatMoment(moment: number, today: number): string {
  // Days are not all of 24 hours.
  const days = Math.round((dayOf(moment) - today) / 86_400_000);
  if (days === 0) return `${sentence(relative.format(0, 'day'))}, ${time.format(moment)}`;
  if (days === -1) return sentence(relative.format(-1, 'day'));
  const isThisYear = new Date(moment).getFullYear() === new Date(today).getFullYear();
  return (isThisYear ? day : dayOfYear).format(moment);
}

/** The whole of it, for those who want to know exactly. */
export function formatWhole(moment: number): string {
  return whole.format(moment);
}

import type { Language } from '@/lib/roster/language';
import { sentence } from '@/lib/rules/english';

/** Days and times as they are written where a language is spoken. */
function formatsOf(locale: string) {
  return {
    time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }),
    dayOfYear: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    whole: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
  };
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };
const known: Partial<Record<Language, ReturnType<typeof formatsOf>>> = {};

function formats(language: Language) {
  return (known[language] ??= formatsOf(locales[language]));
}

/** Midnight before a moment, in the player's own time zone. */
export function dayOf(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}

/** "Today, 19:42", "Yesterday", "22 November", "22 November 2025". `today` is a midnight. */
export function formatMoment(moment: number, today: number, language: Language): string {
  const { relative, time, day, dayOfYear } = formats(language);
  // Days are not all of 24 hours.
  const days = Math.round((dayOf(moment) - today) / 86_400_000);
  if (days === 0) return `${sentence(relative.format(0, 'day'))}, ${time.format(moment)}`;
  if (days === -1) return sentence(relative.format(-1, 'day'));
  const isThisYear = new Date(moment).getFullYear() === new Date(today).getFullYear();
  return (isThisYear ? day : dayOfYear).format(moment);
}

/** The day of a moment: "29 November 2026". */
export function formatDay(moment: number, language: Language): string {
  return formats(language).dayOfYear.format(moment);
}

/** The same with its time, where several may be of one day. */
export function formatDayTime(moment: number, language: Language): string {
  return `${formatDay(moment, language)}, ${formats(language).time.format(moment)}`;
}

/** The whole of it, for those who want to know exactly. */
export function formatWhole(moment: number, language: Language): string {
  return formats(language).whole.format(moment);
}

/** A day as data has it: "2026-11-29" → "29 November 2026". */
export function formatDate(day: string, language: Language): string {
  // At noon it is the same day in every time zone.
  return formats(language).dayOfYear.format(new Date(`${day}T12:00`));
}

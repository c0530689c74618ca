const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "29 November 2026", for a day written YYYY-MM-DD. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00Z`));
}

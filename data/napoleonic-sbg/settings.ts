import type { Setting } from '@/lib/rules/setting';
import type { Words } from './words';

/** The years of the wars. */
const years = { min: 1792, max: 1815 } as const;

/** What players agree before they build a force. */
export function settingsIn({ settings: { year, allies } }: Words): readonly Setting[] {
  return [
    {
      id: 'year',
      label: year.label,
      help: year.help(years.min, years.max),
      kind: 'number',
      ...years,
    },
    { id: 'allies', ...allies, kind: 'flag', initial: false },
  ];
}

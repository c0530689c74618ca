import type { Setting, SettingValues } from '@/lib/rules/setting';
import type { Words } from './words';

/** Men for which a casting may stand. */
export const men = { min: 20, max: 30 } as const;

/** Men for which a casting stands where the list says nothing. */
const usualRatio = 20;

/** What players agree before they draw up an order of battle. */
export function settingsIn({
  settings: { ratio, commandControl, historical },
}: Words): readonly Setting[] {
  return [
    {
      id: 'ratio',
      label: ratio.label,
      help: ratio.help(men.min, men.max),
      kind: 'number',
      ...men,
      initial: usualRatio,
    },
    { id: 'commandControl', ...commandControl, kind: 'flag', initial: true },
    { id: 'historical', ...historical, kind: 'flag', initial: false },
  ];
}

/** Men for which one casting of foot or horse stands. */
export function ratioOf(values: SettingValues): number {
  const ratio = values.get('ratio');
  return typeof ratio === 'number' ? ratio : usualRatio;
}

export function hasCommandControl(values: SettingValues): boolean {
  return values.get('commandControl') === true;
}

export function isHistorical(values: SettingValues): boolean {
  return values.get('historical') === true;
}

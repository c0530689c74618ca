import type { Setting, SettingValues } from '@/lib/rules/setting';

/** Men for which a casting stands where the list says nothing. */
const usualRatio = 20;

export const settings: readonly Setting[] = [
  {
    id: 'ratio',
    label: 'Men per casting',
    help: 'From 20 to 30; it changes what units represent, not the game.',
    kind: 'number',
    min: 20,
    max: 30,
    initial: usualRatio,
  },
  {
    id: 'commandControl',
    label: 'Command and control',
    help: 'An optional rule: commands of at most four battalions or regiments and a battery, each under its general.',
    kind: 'flag',
    initial: true,
  },
  {
    id: 'historical',
    label: 'Historical organisation',
    help: 'The list follows one, so that grades may differ as they did.',
    kind: 'flag',
    initial: false,
  },
];

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

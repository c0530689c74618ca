import type { Profile } from '@/lib/roster/profile';
import type { Arm, Merit } from '@/lib/rules/ruleset';
import type { Words } from './words';

const worst = 7;

/** The best Quality counts 5 and the worst 1: faces of a die that succeed. */
function goodFaces({ stats }: Profile): number {
  return worst - Number.parseInt(stats['quality'] ?? '', 10);
}

/** What the firearm of a model counts. */
const firearms: Readonly<Record<string, number>> = {
  Rifle: 3,
  Musket: 2,
  Carbine: 1,
  Blunderbuss: 1,
  Bow: 1,
  Pistol: 1,
};

function firepower({ carries, rules }: Profile): number {
  const best = Math.max(0, ...carries.map((item) => firearms[item] ?? 0));
  return best > 0 && rules.includes('Marksman') ? best + 1 : best;
}

/** What players of Song of Drums and Shakos build for. */
export function meritsIn({ merits }: Pick<Words, 'merits'>): readonly Merit[] {
  return [
    {
      id: 'quality',
      ...merits.quality,
      of: ({ profile, points }) => points * goodFaces(profile),
    },
    {
      id: 'firepower',
      ...merits.firepower,
      of: ({ profile }) => firepower(profile),
    },
    {
      id: 'mounted',
      ...merits.mounted,
      of: ({ profile }) => (profile.traits.has('Mounted') ? 1 : 0),
    },
  ];
}

/** Kinds of squad, whom they are made of besides their leaders. */
export function themesIn({ themes }: Pick<Words, 'themes'>): readonly Arm[] {
  return [
    {
      id: 'line',
      name: themes.line,
      has: ({ traits, carries, section }) =>
        !traits.has('Mounted') &&
        !traits.has('Light') &&
        (carries.includes('Musket') || section === 'leaders'),
    },
    {
      id: 'skirmish',
      name: themes.skirmish,
      has: ({ traits }) => traits.has('Light') || traits.has('Scout'),
    },
    {
      id: 'hardened',
      name: themes.hardened,
      has: ({ traits }) =>
        traits.has('Steadfast') || traits.has('Strong') || traits.has('Fear') || traits.has('Élan'),
    },
    {
      id: 'green',
      name: themes.green,
      has: ({ traits }) =>
        ['Green', 'Unpredictable', 'Unreliable', 'Wavering', 'Weak'].some((one) => traits.has(one)),
    },
  ];
}

import type { Attribute } from '@/lib/roster/attribute';
import type { Row } from './roster';
import { sources } from './source';
import type { Arm } from './units';

/** What a new unit begins with: a size that is common at 20 men a casting; the source sets none. */
const usualSize: Readonly<Record<Exclude<Arm, 'command'>, number>> = {
  infantry: 30,
  cavalry: 16,
  artillery: 2,
};

function castings(arm: Exclude<Arm, 'command'>): Attribute {
  const isGuns = arm === 'artillery';
  return {
    id: 'castings',
    label: 'Castings',
    help: isGuns
      ? 'Gun models: each stands for three guns or two howitzers.'
      : 'Figures of one unit: each stands for 20 to 30 men.',
    source: sources.scale,
    required: true,
    kind: 'number',
    min: 1,
    start: usualSize[arm],
    unit: isGuns ? 'gun' : 'casting',
  };
}

function grade(id: 'morale' | 'training', initial: number): Attribute {
  return {
    id,
    label: id === 'morale' ? 'Morale' : 'Training',
    help:
      id === 'morale'
        ? 'To reach on a d10 under fire, when charged and after a lost melee: 2 is the best, 5 the worst.'
        : 'To reach on a d10 to charge in order, form square and rally: 2 is the best, 5 the worst.',
    source: sources.grades,
    kind: 'number',
    min: 2,
    max: 5,
    initial,
    heldBy: 'grade-range',
  };
}

const organicGrenadiers: Attribute = {
  id: 'organicGrenadiers',
  label: 'Organic grenadiers',
  help: 'The battalion has kept its own grenadiers: it adds 1 to its morale rolls.',
  source: sources.grades,
  kind: 'flag',
  initial: false,
};

const tables = new Map<string, readonly Attribute[]>();

/** What units of a row say of themselves; rows that ask the same share one table. */
export function attributesOf({ slug, arm, morale, training }: Row): readonly Attribute[] {
  if (arm === 'command' || morale === undefined || training === undefined) return [];
  const isLine = slug === 'line-infantry';
  const key = [arm, morale, training, isLine].join();
  const known = tables.get(key);
  if (known) return known;
  const table = [
    castings(arm),
    grade('morale', morale),
    grade('training', training),
    ...(isLine ? [organicGrenadiers] : []),
  ];
  tables.set(key, table);
  return table;
}

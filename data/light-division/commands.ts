import type { Group } from '@/lib/roster/list';
import { countIn } from '@/lib/rules/chain';
import { withTrait } from '@/lib/rules/kit/pick';
import type { View } from '@/lib/rules/view';

export const isBattalion = withTrait('infantry');
export const isRegiment = withTrait('cavalry');
export const isBattery = withTrait('artillery');
export const isGeneral = withTrait('general');
/** Infantry, cavalry and artillery: what a general commands. */
export const isTroops = withTrait('infantry', 'cavalry', 'artillery');

/** Held against the limits of a command: a formation's own units are, a squad is none. */
export function isCommand({ kind }: Pick<Group, 'kind'>): boolean {
  return kind !== 'squad';
}

/** A command proper, which may stand under a formation. */
export function isSubordinate({ kind }: Pick<Group, 'kind'>): boolean {
  return kind === undefined || kind === 'command';
}

/** A formation with a general of its own. */
export function isLedFormation(view: View, { id, kind }: Group): boolean {
  return kind === 'formation' && countIn(view, id, isGeneral) > 0;
}

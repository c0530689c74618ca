import { ruleOf } from '../rules/check';
import { count, counted, join, sentence } from '../rules/english';
import type { Ruleset } from '../rules/ruleset';
import type { View } from '../rules/view';
import type { Line } from './diff';
import type { Filled } from './fill';
import type { Drawn } from './random-squad';
import type { Cost } from './weigh';
import type { Proof } from './smallest';

/*
 * Every sentence of the quartermaster, in English. What rules ask is said by the rules themselves.
 */

function nationName({ ruleset, list }: View): string {
  return ruleset.card.nations.find(({ id }) => id === list.nation)?.name ?? list.nation;
}

function asked(ruleset: Ruleset, rules: readonly string[]): string {
  return rules.map((id) => ruleOf(ruleset, id)?.words.summary ?? id).join(' ');
}

/** Why no legal list can be had: "No list of Great Britain below 46 points is legal. A list has ...". */
export function describeProof(view: View, proof: Proof): string {
  switch (proof.kind) {
    case 'smallest':
      return `No legal list of ${nationName(view)} has fewer than ${count(proof.points, 'point')}. ${asked(view.ruleset, proof.because)}`;
    case 'never':
      return `No list of ${nationName(view)} can be legal here. ${asked(view.ruleset, proof.because)}`;
    case 'unknown':
      return 'Whether there is one would take too long to tell.';
  }
}

/** Why nothing that is added makes a list legal. */
export function describeNoFill(view: View, proof: Proof): string {
  switch (proof.kind) {
    case 'smallest':
      return `To be legal this list needs at least ${count(proof.points, 'point')} more. ${asked(view.ruleset, proof.because)}`;
    case 'never':
      return `Nothing that is added makes this list legal: repair it first. ${asked(view.ruleset, proof.because)}`;
    case 'unknown':
      return 'Whether it can be made legal would take too long to tell.';
  }
}

/** What a repair costs: "3 models changed, 86 points moved". */
export function describeCost({ models, points }: Cost): string {
  return models === 0
    ? 'No model changed'
    : `${count(models, 'model')} changed, ${count(points, 'point')} moved`;
}

/** What a search that gives nothing to choose from has to say. */
export function describeFilled(view: View, filled: Exclude<Filled, { kind: 'found' }>): string {
  switch (filled.kind) {
    case 'full':
      return filled.left === 0
        ? 'All points are spent.'
        : `Nothing legal can be had for the ${count(filled.left, 'point')} that ${filled.left === 1 ? 'is' : 'are'} left.`;
    case 'none':
      return describeNoFill(view, filled.proof);
    case 'no-cap':
      return 'Without a cap there is nothing to fill up to: choose one in the settings.';
    case 'over':
      return `This list is ${count(filled.over, 'point')} over its cap: repair it first.`;
    case 'unfinished':
      return 'That would take too long to find. Add some models by hand, then try again.';
  }
}

/** Why no squad could be drawn. */
export function describeNoDraw(view: View, drawn: Exclude<Drawn, { kind: 'drawn' }>): string {
  switch (drawn.kind) {
    case 'none':
      return drawn.proof.kind === 'smallest' && drawn.proof.points <= (view.cap ?? 0)
        ? 'No legal squad of this kind comes near enough to the cap.'
        : describeProof(view, drawn.proof);
    case 'no-cap':
      return 'Without a cap there is nothing to draw up to: choose one in the settings.';
    case 'unfinished':
      return 'That would take too long to draw.';
  }
}

/** What a completion leaves: "to the point", "3 points left". */
export function describeLeft(left: number): string {
  return left === 0 ? 'To the point' : `${count(left, 'point')} left`;
}

/** A line of what changes: "+2 Hussars (Carbine)". */
export function describeLine({ by, name, options }: Line): string {
  const kit = options.length > 0 ? ` (${join(options)})` : '';
  return `${by > 0 ? '+' : '−'}${counted(Math.abs(by), name)}${kit}`;
}

/** All lines, for a reader of screens. */
export function describeLines(lines: readonly Line[]): string {
  return sentence(join(lines.map(describeLine)));
}

import type { Language } from '../roster/language';
import { ruleOf } from '../rules/check';
import type { View } from '../rules/view';
import type { Line } from './diff';
import { english } from './en';
import type { Filled } from './fill';
import { french } from './fr';
import type { Drawn } from './random-squad';
import type { Cost } from './weigh';
import type { Proof } from './smallest';

/** Every sentence of the quartermaster in one language. What rules ask is said by the rules. */
export interface Sentences {
  noneBelow(nation: string, points: number): string;
  never(nation: string): string;
  tooLongToTell: string;
  needsMore(points: number): string;
  neverByAdding: string;
  tooLongToMend: string;
  legalAlready: string;
  tooLong: string;
  cost(models: number, points: number): string;
  spent: string;
  nothingFor(left: number): string;
  noCap: string;
  over(over: number): string;
  unfinished: string;
  noSquadNear: string;
  noCapToDraw: string;
  tooLongToDraw: string;
  left(left: number): string;
  /** What every ruleset can be asked for, and how it counts. */
  readonly merits: Readonly<
    Record<'models' | 'nearest', { readonly name: string; readonly help: string }>
  >;
  /** Several repairs cost the same, and so the player chooses among them. */
  ties(n: number): string;
  /** A filling looked at no sets of more options than these. */
  bounded(options: number): string;
  /** "2 Hussars". */
  counted(n: number, name: string): string;
}

const sentences: Readonly<Record<Language, Sentences>> = { en: english, fr: french };

export function sentencesIn(language: Language): Sentences {
  return sentences[language];
}

/** The sentences in the language of a list's ruleset. */
export function sentencesOf({ ruleset }: View): Sentences {
  return sentencesIn(ruleset.speech.language);
}

function nationName({ ruleset, list }: View): string {
  return ruleset.card.nations.find(({ id }) => id === list.nation)?.name ?? list.nation;
}

/** A sentence, and what the rules ask that stand behind it. */
function because({ ruleset }: View, said: string, rules: readonly string[]): string {
  return [said, ...rules.map((id) => ruleOf(ruleset, id)?.words.summary ?? id)].join(' ');
}

/** Why no legal list can be had: "No legal list of Prussia has fewer than 46 points. A list has ...". */
export function describeProof(view: View, proof: Proof): string {
  const { noneBelow, never, tooLongToTell } = sentencesOf(view);
  switch (proof.kind) {
    case 'smallest':
      return because(view, noneBelow(nationName(view), proof.points), proof.because);
    case 'never':
      return because(view, never(nationName(view)), proof.because);
    case 'unknown':
      return tooLongToTell;
  }
}

/** Why nothing that is added makes a list legal. */
function describeNoFill(view: View, proof: Proof): string {
  const { needsMore, neverByAdding, tooLongToMend } = sentencesOf(view);
  switch (proof.kind) {
    case 'smallest':
      return because(view, needsMore(proof.points), proof.because);
    case 'never':
      return because(view, neverByAdding, proof.because);
    case 'unknown':
      return tooLongToMend;
  }
}

/** What a repair costs: "3 models changed, 86 points moved". */
export function describeCost(view: View, { models, points }: Cost): string {
  return sentencesOf(view).cost(models, points);
}

/** What a search that gives nothing to choose from has to say. */
export function describeFilled(view: View, filled: Exclude<Filled, { kind: 'found' }>): string {
  const { spent, nothingFor, noCap, over, unfinished } = sentencesOf(view);
  switch (filled.kind) {
    case 'full':
      return filled.left === 0 ? spent : nothingFor(filled.left);
    case 'none':
      return describeNoFill(view, filled.proof);
    case 'no-cap':
      return noCap;
    case 'over':
      return over(filled.over);
    case 'unfinished':
      return unfinished;
  }
}

/** Why no squad could be drawn. */
export function describeNoDraw(view: View, drawn: Exclude<Drawn, { kind: 'drawn' }>): string {
  const { noSquadNear, noCapToDraw, tooLongToDraw } = sentencesOf(view);
  switch (drawn.kind) {
    case 'none':
      return drawn.proof.kind === 'smallest' && drawn.proof.points <= (view.cap ?? 0)
        ? noSquadNear
        : describeProof(view, drawn.proof);
    case 'no-cap':
      return noCapToDraw;
    case 'unfinished':
      return tooLongToDraw;
  }
}

/** What a completion leaves: "to the point", "3 points left". */
export function describeLeft(view: View, left: number): string {
  return sentencesOf(view).left(left);
}

/** A line of what changes: "+2 Hussars (Carbine)". */
export function describeLine(view: View, { by, name, options }: Line): string {
  const kit = options.length > 0 ? ` (${view.ruleset.speech.forms.join(options)})` : '';
  return `${by > 0 ? '+' : '−'}${sentencesOf(view).counted(Math.abs(by), name)}${kit}`;
}

import type { Grade, Kind } from './units';

export interface Grades {
  readonly morale: Grade;
  readonly training: Grade;
}

/** How a nation's infantry is graded otherwise than its class says. */
export interface Grading {
  /** The usual grades of infantry of a class. */
  readonly usual: (grade: Grade) => Grades;
  /** Whether given grades keep to what the nation's infantry is. */
  readonly allows: (given: { readonly morale: number; readonly training: number }) => boolean;
  /** What messages say of it. */
  readonly says: 'british' | 'russian';
}

const better = { 2: 2, 3: 2, 4: 3, 5: 4 } as const satisfies Record<Grade, Grade>;
const worse = { 2: 3, 3: 4, 4: 5, 5: 5 } as const satisfies Record<Grade, Grade>;

const british: Grading = {
  usual: (grade) => ({ morale: grade, training: better[grade] }),
  allows: ({ morale, training }) => training === Math.max(2, morale - 1),
  says: 'british',
};

const classes: readonly Grade[] = [2, 3, 4, 5];

const russian: Grading = {
  usual: (grade) => ({ morale: better[grade], training: worse[grade] }),
  allows: (given) =>
    classes
      .map((grade) => russian.usual(grade))
      .some(({ morale, training }) => morale === given.morale && training === given.training),
  says: 'russian',
};

/** By nation; those that are absent take their grades from their class alone. */
export const gradings: Readonly<Record<string, Grading>> = {
  'great-britain': british,
  'kings-german-legion': british,
  russia: russian,
};

/** Morale and training of a unit of which nothing is said; generals have none. */
export function usualGrades(nation: string, { arm, grade }: Kind): Grades | undefined {
  if (grade === undefined) return undefined;
  const grading = arm === 'infantry' ? gradings[nation] : undefined;
  return grading?.usual(grade) ?? { morale: grade, training: grade };
}

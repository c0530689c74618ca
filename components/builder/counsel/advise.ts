import { loadRuleset } from '@/data/index';
import type { Language } from '@/lib/roster/language';
import type { List } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';
import { describeEdits } from '@/lib/rules/describe-edits';
import { identityOf } from '@/lib/rules/finding';
import { type Fix, fixFinder } from '@/lib/rules/fix';
import { type Reasons, reasonsOf } from './reasons';

/** A list to look ahead for. */
export interface Question {
  readonly turn: number;
  readonly ruleset: string;
  /** In which reasons and fixes are worded. */
  readonly language: Language;
  readonly list: List;
  /** Ids of the profiles that the roster shows now. */
  readonly profiles: readonly string[];
  /** Id of the group that the roster adds to; nothing = the first one. */
  readonly group?: string | undefined;
}

/** A fix as a button offers it. */
export interface Offer extends Fix {
  readonly label: string;
}

/** What comes back, piece by piece. All of it is plain data. */
export type Answer = { readonly turn: number } & (
  | { readonly about: 'profiles'; readonly reasons: Reasons }
  | { readonly about: 'finding'; readonly finding: string; readonly offers: readonly Offer[] }
  /** `unsought`: findings without an answer, as the others took all the work that a list may take. */
  | { readonly about: 'end'; readonly unsought: number }
);

/**
 * Looks ahead for a list: first what the roster's profiles would break, then the ways out of each
 * finding. `pause` is waited for in between and tells whether anybody still wants to know.
 */
export async function advise(
  { turn, ruleset: id, language, list, profiles, group }: Question,
  tell: (answer: Answer) => void,
  pause: () => Promise<boolean>,
): Promise<void> {
  const ruleset = await loadRuleset(id, language);
  if (!(await pause())) return;
  const { view, findings } = checkList(list, ruleset);
  if (profiles.length > 0)
    tell({ turn, about: 'profiles', reasons: reasonsOf(view, profiles, group) });
  const find = fixFinder(view);
  let sought = 0;
  for (const finding of findings) {
    if (!(await pause())) return;
    const fixes = find(finding);
    if (!fixes) break;
    sought += 1;
    const offers = fixes.map((fix) => ({ ...fix, label: describeEdits(view, fix.edits) }));
    tell({ turn, about: 'finding', finding: identityOf(finding), offers });
  }
  tell({ turn, about: 'end', unsought: findings.length - sought });
}

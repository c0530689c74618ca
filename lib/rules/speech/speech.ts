import type { GroupKind } from '../../roster/list';
import type { Language } from '../../roster/language';
import type { Allowed } from '../allowed-values';
import type { Verdict } from '../verdict';
import type { EditWords } from './edit-words';
import type { EventWords } from './event-words';
import type { Forms } from './forms';
import type { KitWords } from './kit-words';

/** One language as the engine speaks it. A ruleset has one; whatever speaks of a list asks its ruleset. */
export interface Speech {
  readonly language: Language;
  readonly forms: Forms;
  readonly kit: KitWords;
  readonly events: EventWords;
  readonly edits: EditWords;
  /** What stands behind the sentence of a finding that no printed rule backs. */
  readonly reading: string;
  /** What a fix does besides when its rule has no words for that, after "also". */
  readonly mends: string;
  /** What is counted where nothing else is said. */
  readonly model: string;
  /** What kinds of group are called where a ruleset has no words of its own for them. */
  readonly groups: Readonly<Record<GroupKind, string>>;
  /** A group without a kind. */
  readonly group: string;
  verdict(verdict: Verdict): string;
  /** "a whole number from 2 to 5", "Militia, Line or Guard", "yes or no". */
  allowed(allowed: Allowed): string;
  /** A label inside a sentence: small where it is a common word, as it is where it is a name. */
  lower(label: string): string;
}

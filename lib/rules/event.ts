import type { Edit } from '../roster/edit';
import type { List } from '../roster/list';
import { type Checked, checkList } from './check';
import { eventRules, rulesetRule } from './event-rules';
import type { Fault } from './finding';
import type { Rule } from './rule';
import type { Ruleset } from './ruleset';
import type { View } from './view';

/** What an organiser asks of all lists of an event, on top of the rules (docs/list-file.md). */
export interface EventRules {
  readonly name?: string;
  readonly ruleset?: string;
  /** Points; `null` = no cap. */
  readonly cap?: number | null;
  /** Nations whose profiles may be fielded. */
  readonly nations?: readonly string[];
  readonly year?: number;
  readonly allies?: boolean;
  readonly scenario?: string;
  readonly side?: string;
  /** Profiles that no list has. */
  readonly banned?: readonly string[];
  /** Profiles that every list has. */
  readonly required?: readonly string[];
  /** The most models or units of one profile in a list. */
  readonly maxCopies?: number;
  readonly maxModels?: number;
  /** Rules of ours (readings) whose errors count as warnings. */
  readonly waived?: readonly string[];
  /** Fields that this version does not know; carried along, never read. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** The settings of a list that an event may set for everyone, where the ruleset has them. */
export const eventSettings = ['year', 'allies', 'scenario', 'side'] as const;

function settingsBy(event: EventRules, ruleset: Ruleset): readonly (readonly [string, unknown])[] {
  return eventSettings.flatMap((id) => {
    const value = event[id];
    const isKnown = ruleset.settings.some((setting) => setting.id === id);
    return value !== undefined && isKnown ? [[id, value] as const] : [];
  });
}

/** The list as the event wants it checked: with the event's cap and settings instead of its own. */
export function listAtEvent(list: List, ruleset: Ruleset, event: EventRules): List {
  const settings = settingsBy(event, ruleset);
  return {
    ...list,
    ...(event.cap !== undefined && ruleset.cap && { cap: event.cap }),
    ...(settings.length > 0 && {
      settings: { ...list.settings, ...Object.fromEntries(settings) },
    }),
  };
}

/** Whether edits would change what the event has set. */
function isAgainst(event: EventRules, edits: readonly Edit[]): boolean {
  return edits.some(
    (edit) =>
      (edit.do === 'cap' && event.cap !== undefined) ||
      (edit.do === 'setting' &&
        eventSettings.some((id) => id === edit.name && event[id] !== undefined)),
  );
}

/** Errors of a waived rule become warnings where the rule is a reading; what is printed stands. */
function waive(rule: Rule, fault: Fault): Fault {
  const isError = (fault.severity ?? rule.severity) === 'error';
  const isReading = (fault.basis ?? rule.basis) === 'reading';
  return isError && isReading ? { ...fault, severity: 'warning' } : fault;
}

function faultsOf(rule: Rule, view: View): readonly Fault[] {
  const faults = rule.check(view);
  return faults === undefined ? [] : [faults].flat();
}

/** A rule of the ruleset as it holds at the event. */
function ruleAtEvent(rule: Rule, event: EventRules): Rule {
  const isWaived = event.waived?.includes(rule.id);
  const { propose } = rule;
  return {
    ...rule,
    ...(isWaived && {
      check: (view: View) => faultsOf(rule, view).map((fault) => waive(rule, fault)),
      bounds: () => [],
    }),
    ...(propose && {
      *propose(view: View, fault: Fault) {
        for (const edits of propose.call(rule, view, fault))
          if (!isAgainst(event, edits)) yield edits;
      },
    }),
  };
}

/**
 * The ruleset as it holds at an event: with the event's rules beside its own. Findings, their words
 * and their fixes all come from it as from any ruleset.
 */
export function rulesetAtEvent(ruleset: Ruleset, event: EventRules): Ruleset {
  const own = ruleset.rules.map((rule) => ruleAtEvent(rule, event));
  return { ...ruleset, rules: [...own, ...eventRules(event, ruleset.speech.events)] };
}

/**
 * Holds a list against its ruleset and an event. The view's list has the event's cap and settings;
 * edits and fixes name entries and so fit the player's own list as well. A list of another ruleset
 * gets its own rules and that one finding: nothing else of the event can be meant for it.
 */
export function checkWithEvent(list: List, ruleset: Ruleset, event: EventRules): Checked {
  if (event.ruleset !== undefined && event.ruleset !== list.ruleset) {
    const rules = [
      ...ruleset.rules,
      rulesetRule({ event, words: ruleset.speech.events }, event.ruleset),
    ];
    return checkList(list, { ...ruleset, rules });
  }
  return checkList(listAtEvent(list, ruleset, event), rulesetAtEvent(ruleset, event));
}

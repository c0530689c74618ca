import { flushSync } from 'react-dom';
import { addProfile } from '@/lib/roster/add';
import { readAttributes } from '@/lib/roster/attribute';
import type { Edit } from '@/lib/roster/edit';
import { limits, placeOf } from '@/lib/roster/list';
import type { Profile } from '@/lib/roster/profile';
import type { Checked } from '@/lib/rules/check';
import { describeEdits } from '@/lib/rules/describe-edits';
import type { Ruleset } from '@/lib/rules/ruleset';
import { describeVerdict, verdictOf } from '@/lib/rules/verdict';
import { type Live, LiveValue } from '@/lib/live/live';
import { randomId } from '@/lib/store/random-id';
import type { ListSession } from '@/lib/store/session';
import { wordsOf } from '../language/area';
import { RosterDesk } from '../rosters/roster-state';
import { announce } from '../shell/announce';
import { checkedOf } from './checked-list';
import { type DeskState, type Done, type OpenSheet, tidy } from './desk-state';
import { targetGroup } from './target-group';
import { holds, phone } from './use-media';
import {
  emptySelector,
  focusOn,
  keepFocus,
  neighbourOf,
  rowSelector,
  verdictSelector,
} from './focus';
import { builderWords } from './words/builder';

/** How a change is told. */
export interface Telling {
  /** What undo calls it; in the words of the edits when absent. */
  readonly label?: string;
  /** What is said of it; in the words of the edits when absent, nothing when `null`. */
  readonly said?: string | null;
  /** Keystrokes of one burst are one step to undo. */
  readonly burst?: string;
  /** Shown with a way back. */
  readonly done?: Omit<Done, 'text'>;
}

/**
 * Everything a player can do to the list that lies on it. It never changes while the page is open,
 * so that no row is drawn again for its sake. A change shows before these return, so that the
 * focus can be moved on what is there by then.
 */
export interface Desk {
  readonly session: ListSession;
  readonly ruleset: Ruleset;
  readonly state: Live<DeskState>;
  readonly roster: RosterDesk;
  /** The list as it is now. */
  readonly checked: () => Checked | undefined;
  readonly perform: (edits: readonly Edit[], telling?: Telling) => void;
  readonly add: (profile: Profile) => void;
  readonly step: (key: string, by: number) => void;
  readonly remove: (key: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes back what the line says was done. */
  readonly takeBack: () => void;
  readonly dismiss: () => void;
  readonly toggleRow: (key: string) => void;
  /** Folds a group to its head, or shows all of it. */
  readonly fold: (group: string, folded: boolean) => void;
  /** Unfolds a group and those above it. */
  readonly reveal: (group: string) => void;
  /** Where the roster adds from now on. */
  readonly aim: (group: string) => void;
  readonly show: (sheet: OpenSheet | undefined) => void;
  /** Opens the row of an entry that is about to be added; it shows when it comes. */
  readonly expect: (key: string) => void;
  /** Whether this entry was added last. */
  readonly isFresh: (key: string) => boolean;
}

/** Total and, when it has changed, the verdict: what a player would look up at. */
function describeChange(before: Checked, after: Checked): string {
  const words = wordsOf(builderWords);
  const { points, cap, ruleset } = after.view;
  const total = cap === null ? words.pointsOf(points) : words.pointsOfCap(points, cap);
  const verdict = describeVerdict(verdictOf(after), ruleset.speech);
  const isNews = verdict !== describeVerdict(verdictOf(before), ruleset.speech);
  return [...(ruleset.card.points ? [total] : []), ...(isNews ? [verdict] : [])].join('. ');
}

/** How a desk is laid out: what lies open on it, and how its roster stands. */
export interface Layout {
  readonly state: LiveValue<DeskState>;
  readonly roster: RosterDesk;
}

/** A tidy desk. */
export function createLayout(): Layout {
  return { state: new LiveValue(tidy), roster: new RosterDesk() };
}

/** The desk for one list. */
export function createDesk(
  session: ListSession,
  ruleset: Ruleset,
  { state, roster }: Layout,
): Desk {
  let fresh: string | undefined;

  function checked(): Checked | undefined {
    const { list } = session.getSnapshot();
    return list && checkedOf(list, ruleset);
  }

  /** Changes the list in the page too, tells what came of it, and gives both states. */
  function change(act: (before: Checked) => Done | undefined, said: string | null): void {
    const before = checked();
    if (!before) return;
    const settleFocus = keepFocus();
    flushSync(() => {
      const done = act(before);
      state.set({ ...state.getSnapshot(), done });
    });
    settleFocus();
    const after = checked();
    if (after && said !== null)
      announce([said, describeChange(before, after)].filter(Boolean).join('. '));
  }

  function perform(edits: readonly Edit[], { label, said, burst, done }: Telling = {}): void {
    const now = checked();
    if (edits.length === 0 || !now) return;
    const text = said === undefined ? describeEdits(now.view, edits, 'done') : said;
    change(() => {
      session.apply(edits, label ?? describeEdits(now.view, edits), burst);
      return done && text !== null ? { ...done, text } : undefined;
    }, text);
  }

  function remove(key: string): void {
    const next = neighbourOf(key);
    perform([{ do: 'remove', key }], { done: { back: rowSelector(key) } });
    focusOn(...(next === undefined ? [] : [rowSelector(next)]), emptySelector);
  }

  function openRow(key: string): void {
    const { open, ...rest } = state.getSnapshot();
    const others = holds(phone) ? [] : open;
    state.set({ ...rest, open: new Set([...others, key]) });
  }

  function fold(group: string, isFolded: boolean): void {
    const { folded: before, ...rest } = state.getSnapshot();
    if (before.has(group) === isFolded) return;
    const folded = new Set(before);
    if (isFolded) folded.add(group);
    else folded.delete(group);
    state.set({ ...rest, folded });
  }

  function reveal(id: string): void {
    const groups = checked()?.view.list.groups ?? [];
    const of = (one: string | undefined) => groups.find((group) => group.id === one);
    for (let at = of(id); at; at = of(at.parent)) fold(at.id, false);
  }

  function nameOf(key: string): string {
    const list = checked()?.view.list;
    const profile = list && placeOf(list, key)?.entry.profile;
    return profile === undefined ? '' : (ruleset.profiles.get(profile)?.name ?? profile);
  }

  function undo(): void {
    const { canUndo, undoLabel } = session.getSnapshot();
    if (!canUndo) return;
    const { undone, undoneOf } = wordsOf(builderWords);
    change(() => void session.undo(), undoLabel === undefined ? undone : undoneOf(undoLabel));
  }

  function redo(): void {
    const { canRedo, redoLabel } = session.getSnapshot();
    if (!canRedo) return;
    const { doneAgain, doneAgainOf } = wordsOf(builderWords);
    change(() => void session.redo(), redoLabel === undefined ? doneAgain : doneAgainOf(redoLabel));
  }

  return {
    session,
    ruleset,
    state,
    roster,
    checked,
    perform,
    remove,
    undo,
    redo,

    add(profile) {
      const view = checked()?.view;
      const group = view && targetGroup(view, state.getSnapshot().target);
      if (!group) return;
      fresh = randomId();
      reveal(group.id);
      const edits = addProfile(view.list, profile, fresh, { group: group.id });
      // What has to be said of it is asked for at once, and nothing waits for the answer.
      const [edit] = edits;
      const isUndescribed =
        edit?.do === 'add' &&
        readAttributes(profile.attributes, edit.entry.attributes).missing.length > 0;
      if (isUndescribed) openRow(fresh);
      perform(edits);
    },

    step(key, by) {
      const list = checked()?.view.list;
      const entry = list && placeOf(list, key)?.entry;
      if (!entry) return;
      const wanted = Math.max(1, Math.min(limits.count, entry.count + by));
      const said = `${wanted} ${nameOf(key)}`;
      perform([{ do: 'count', key, by: wanted - entry.count }], { said });
    },

    takeBack() {
      const { done } = state.getSnapshot();
      undo();
      focusOn(...(done?.back === undefined ? [] : [done.back]), verdictSelector);
    },

    dismiss() {
      state.set({ ...state.getSnapshot(), done: undefined });
    },

    toggleRow(key) {
      const { open, ...rest } = state.getSnapshot();
      if (!open.has(key)) openRow(key);
      else state.set({ ...rest, open: new Set([...open].filter((other) => other !== key)) });
    },

    fold,
    reveal,

    aim(target) {
      state.set({ ...state.getSnapshot(), target });
    },

    show(sheet) {
      state.set({ ...state.getSnapshot(), sheet });
    },

    expect(key) {
      fresh = key;
      openRow(key);
    },

    isFresh: (key) => key === fresh,
  };
}

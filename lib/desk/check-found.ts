import { type ReadError, describeReadError } from '../roster/read-error';
import type { List } from '../roster/list';
import { type Checked, checkList } from '../rules/check';
import { type EventRules, checkWithEvent } from '../rules/event';
import type { Ruleset } from '../rules/ruleset';
import { compareSaid } from '../share/compare-said';
import type { Form, Found } from '../share/found';
import type { Library } from '../share/read-input';
import { reportList } from '../share/report';
import { wayOn } from '../share/way-on';
import { contentOf } from './content';
import { playerOf } from './player';
import { type DeskRow, type ListRow, type UnreadableRow, mostNotes } from './row';

/** Where a list was found, and under which names its row goes. */
export interface Place {
  readonly id: string;
  readonly file: string;
  /** The path that may name its player; absent where the list did not come by itself in a file. */
  readonly path?: string;
}

/** A list held against its ruleset and the event, if there is one. */
export function checkAtEvent(list: List, ruleset: Ruleset, event: EventRules | undefined): Checked {
  return event ? checkWithEvent(list, ruleset, event) : checkList(list, ruleset);
}

function verdictOf({ legal, findings }: Checked): ListRow['verdict'] {
  if (!legal) return 'illegal';
  return findings.some(({ severity }) => severity === 'warning') ? 'remarks' : 'legal';
}

function player(path: string | undefined, list?: List): { readonly player?: string } {
  const name = path === undefined ? undefined : playerOf(path, list);
  return name === undefined ? {} : { player: name };
}

/** What of a list's row depends on the event by which it was checked, and on its ruleset's language. */
export function judged(
  file: string,
  checked: Checked,
): Pick<ListRow, 'verdict' | 'report' | 'rulesetName' | 'nationName'> {
  const { list, ruleset } = checked.view;
  const nation = ruleset.card.nations.find(({ id }) => id === list.nation);
  return {
    verdict: verdictOf(checked),
    report: reportList(file, checked),
    rulesetName: ruleset.card.name,
    nationName: nation?.name ?? list.nation,
  };
}

function unreadableRow({ id, file, path }: Place, form: Form, error: ReadError): UnreadableRow {
  return {
    id,
    file,
    form,
    ...player(path),
    verdict: 'unreadable',
    code: error.code,
    error,
    message: describeReadError(error),
    way: wayOn(error.code, form),
  };
}

function listRow(
  { id, file, path }: Place,
  { form, notes, said }: Found,
  list: List,
  ruleset: Ruleset,
  event: EventRules | undefined,
): ListRow {
  const checked = checkAtEvent(list, ruleset, event);
  const differs = said && compareSaid(said, event ? checkList(list, ruleset) : checked);
  const content = contentOf(list);
  return {
    id,
    file,
    form,
    ...player(path, list),
    ...judged(file, checked),
    list,
    notes: notes.slice(0, mostNotes),
    furtherNotes: Math.max(0, notes.length - mostNotes),
    ...(said && { said }),
    ...(differs && { differs }),
    ...(content !== undefined && { content }),
  };
}

/** The row of something that was found in an input. */
export async function checkFound(
  place: Place,
  found: Found,
  library: Library,
  event: EventRules | undefined,
): Promise<DeskRow> {
  const { list } = found;
  if (!list.ok) return unreadableRow(place, found.form, list.error);
  return listRow(place, found, list.value, await library.load(list.value.ruleset), event);
}

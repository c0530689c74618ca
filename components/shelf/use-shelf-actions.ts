import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import type { List } from '@/lib/roster/list';
import { rememberBackup } from '@/lib/offline/backup-record';
import { type FailureReason, explain } from '@/lib/store/failure';
import type { ListRecord } from '@/lib/store/record';
import type { Store } from '@/lib/store/store';
import { useStore } from '@/lib/store/use-store';
import { saveFile, saveListFile } from '../files/save-file';
import { type In, wordsOf } from '../language/area';
import { announce } from '../shell/announce';
import { listName } from '../shell/list-name';
import { today } from '../shell/today';
import { copyName } from './copy-name';
import type { RowAction } from './shelf-row';
import { shelfWords } from './words';

/** What the page says after an action that did not work. */
export interface Trouble {
  /** Kept apart from its words, which may change their language. */
  readonly what: (not: In<typeof shelfWords>['not']) => string;
  readonly why: FailureReason;
}

/** A list that was just deleted and can be taken back with one press. */
export interface Gone {
  readonly id: string;
  readonly name: string;
}

/** What the actions tell the page. */
interface Page {
  readonly setTrouble: (trouble: Trouble | undefined) => void;
  readonly setGone: (gone: Gone | undefined) => void;
  /** How much is damaged and could not go into a backup. */
  readonly setLeftOut: (rows: number) => void;
  readonly setRenaming: (record: ListRecord | undefined) => void;
  readonly setSharing: (record: ListRecord | undefined) => void;
  readonly setFresh: (id: string | undefined) => void;
  readonly goTo: (address: string) => void;
}

const done = () => wordsOf(shelfWords).done;

/** All that the shelf does with its lists. */
function createActions(store: Store | undefined, page: Page) {
  /** Does something, or says why it could not be done. */
  async function attempt(
    what: Trouble['what'],
    work: (store: Store) => Promise<void>,
  ): Promise<void> {
    if (!store) return;
    try {
      await work(store);
      page.setTrouble(undefined);
    } catch (error) {
      page.setTrouble({ what, why: explain(error).reason });
    }
  }

  const open = (list: List) =>
    attempt(
      ({ opened }) => opened(list.name),
      async ({ create }) => {
        const id = await create(list);
        page.goTo(`/list/?id=${encodeURIComponent(id)}`);
      },
    );

  const remove = ({ id, list }: ListRecord) => {
    const name = listName(list);
    return attempt(
      ({ deleted }) => deleted(name),
      async (lists) => {
        await lists.remove(id);
        page.setGone({ id, name });
        announce(done().deletedAloud(name));
      },
    );
  };

  const restore = ({ id, name }: Gone) =>
    attempt(
      ({ restored }) => restored(name),
      async (lists) => {
        await lists.restore(id);
        page.setGone(undefined);
        page.setFresh(id);
        announce(done().restored(name));
      },
    );

  const duplicate = ({ id, list }: ListRecord) => {
    const name = listName(list);
    return attempt(
      ({ duplicated }) => duplicated(name),
      async ({ shelf, duplicate: copy }) => {
        const taken = shelf.getSnapshot().lists.map((record) => record.list.name);
        const newName = copyName(name, new Set(taken));
        await copy(id, newName);
        announce(done().duplicated(newName));
      },
    );
  };

  const rename = ({ id, list }: ListRecord, name: string) => {
    page.setRenaming(undefined);
    return attempt(
      ({ renamed }) => renamed(listName(list)),
      async (lists) => {
        await lists.rename(id, name);
        announce(done().renamed(name));
      },
    );
  };

  /** Shows what has just come in. */
  const welcome = (ids: readonly string[], words: string) => {
    page.setFresh(ids.at(-1));
    announce(words);
  };

  /** Saves every list as one file, those in the bin too, and what is kept beside them. */
  const backUp = () =>
    attempt(
      ({ backedUp }) => backedUp,
      async ({ shelf, latest, latestBeside }) => {
        const [records, beside, { formatBackup }, { besideFields }] = await Promise.all([
          latest(),
          latestBeside(),
          import('@/lib/share/backup'),
          import('@/lib/backup/beside'),
        ]);
        const made = Date.now();
        const content = formatBackup(records, made, besideFields(beside));
        saveFile(`Muster Roll ${today()}.backup.json`, content, 'application/json');
        const lists = records.filter(({ deleted }) => deleted === undefined).length;
        rememberBackup({ at: made, lists });
        page.setLeftOut(beside.damaged + shelf.getSnapshot().damaged.length);
        announce(done().backedUp(records.length));
      },
    );

  const act = (action: RowAction, record: ListRecord) => {
    switch (action) {
      case 'share':
        return page.setSharing(record);
      case 'rename':
        return page.setRenaming(record);
      case 'duplicate':
        return void duplicate(record);
      case 'play':
        return page.goTo(`/play/?list=${encodeURIComponent(record.id)}`);
      case 'print':
        return page.goTo(`/print/?ids=${encodeURIComponent(record.id)}`);
      case 'save':
        return void saveListFile(record.list);
      case 'delete':
        return void remove(record);
    }
  };

  return {
    act,
    open,
    restore,
    rename,
    backUp,
    welcome,
    discard: (key: IDBValidKey) =>
      attempt(
        ({ discarded }) => discarded,
        ({ discard }) => discard(key),
      ),
    closeTrouble: () => page.setTrouble(undefined),
    closeGone: () => page.setGone(undefined),
    closeLeftOut: () => page.setLeftOut(0),
    closeSharing: () => page.setSharing(undefined),
    closeRenaming: () => page.setRenaming(undefined),
    forgetFresh: () => page.setFresh(undefined),
  };
}

/** The actions of the shelf, and what came of the last one. */
export function useShelfActions() {
  const { push } = useRouter();
  const store = useStore();
  const [trouble, setTrouble] = useState<Trouble>();
  const [gone, setGone] = useState<Gone>();
  const [renaming, setRenaming] = useState<ListRecord>();
  const [sharing, setSharing] = useState<ListRecord>();
  /** The list that has just come in or back. */
  const [fresh, setFresh] = useState<string>();
  const [leftOut, setLeftOut] = useState(0);
  const actions = useMemo(
    () =>
      createActions(store, {
        setTrouble,
        setGone,
        setLeftOut,
        setRenaming,
        setSharing,
        setFresh,
        goTo: push,
      }),
    [store, push],
  );
  return { actions, trouble, gone, leftOut, renaming, sharing, fresh };
}

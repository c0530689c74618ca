import { afterEach, describe, expect, test, vi } from 'vitest';
import { Desk } from '@/components/check-desk/desk';
import { doJob } from '@/components/check-desk/work/do-job';
import type { Hand } from '@/components/check-desk/work/hand';
import type { Item, Job, Outcome } from '@/components/check-desk/work/job';
import type { DeskState } from '@/components/check-desk/desk-state';
import { isList } from '@/lib/desk/row';
import type { Language } from '@/lib/roster/language';
import { clean, noon, openTab, until, withBackend } from '../../store/kit';

afterEach(clean);

const document = (name: string, cap: number) => ({
  format: 'muster-roll',
  version: 1,
  ruleset: 'drums-and-shakos',
  nation: 'france',
  name,
  cap,
  groups: [{ id: 'main', entries: [{ profile: 'france/infantry-officer', count: 1 }] }],
});

function item(id: string, content: unknown = document(id, 60)): Item {
  return { id: `${id}-`, name: `${id}.json`, content: JSON.stringify(content) };
}

/** Does jobs at once, on this thread; `stopAt` breaks the one off that reads this item. */
function createHand(options: { failAt?: string } = {}): Hand & { readonly jobs: Job[] } {
  const jobs: Job[] = [];
  let turn = 0;
  return {
    jobs,
    start(job, hear) {
      turn += 1;
      const own = turn;
      jobs.push(job);
      const tell = (outcome: Outcome) => {
        if (turn === own) hear(outcome);
      };
      const { failAt } = options;
      if (job.do === 'read' && failAt !== undefined) {
        const at = job.items.findIndex(({ id }) => id.startsWith(failAt));
        void doJob(
          { ...job, items: job.items.slice(0, at + 1) },
          {
            tell: (outcome) =>
              tell(outcome.about === 'end' ? { about: 'failed', detail: 'no net' } : outcome),
            pause: async () => turn === own,
            slice: 0,
          },
        );
        delete options.failAt;
        return;
      }
      void doJob(job, { tell, pause: async () => turn === own, slice: 0 });
    },
    stop() {
      turn += 1;
    },
  };
}

function openDesk(
  hand: Hand = createHand(),
  store = openTab(),
  language: () => Language = () => 'en',
) {
  return { desk: new Desk({ store, hand, now: () => noon, language }), store };
}

const isIdle = ({ isOpening, work }: DeskState) => !isOpening && !work;

async function settled(desk: Desk): Promise<DeskState> {
  await until(desk.state, isIdle);
  return until(desk.state, isIdle);
}

const tell = ({ rows }: DeskState) => rows.map(({ file, verdict }) => `${file} ${verdict}`);

test('what is brought is read in order and checked under the event in force', async () => {
  const { desk } = openDesk();
  await settled(desk);
  desk.setEvent({ maxModels: 1, cap: 10 });
  desk.bring([item('a'), item('b', document('b', 5))]);
  desk.bring([item('c', 'no list')]);
  expect(tell(await until(desk.state, ({ rows, work }) => rows.length === 3 && !work))).toEqual([
    'a.json illegal',
    'b.json illegal',
    'c.json unreadable',
  ]);
});

test('another event has every row checked again, the last one counting', async () => {
  const { desk } = openDesk();
  desk.bring([item('a'), item('b', document('b', 5))]);
  await until(desk.state, ({ rows, work }) => rows.length === 2 && !work);
  desk.setEvent({ cap: 1 });
  desk.setEvent({ cap: 100 });
  await until(desk.state, ({ rows, work }) => !work && rows.every((r) => r.verdict !== 'illegal'));
  desk.setEvent({ cap: 1 });
  expect(
    tell(await until(desk.state, ({ rows, work }) => !work && rows[0]?.verdict === 'illegal')),
  ).toEqual(['a.json illegal', 'b.json illegal']);
});

test('another language has every row told anew, once', async () => {
  const hand = createHand();
  let language: Language = 'en';
  const { desk } = openDesk(hand, openTab(), () => language);
  desk.bring([item('a'), item('b', { ...document('b', 60), nation: 'prussia' })]);
  const nations = ({ rows }: DeskState) => rows.map((row) => isList(row) && row.nationName);
  const first = await until(desk.state, ({ rows, work }) => rows.length === 2 && !work);
  expect(nations(first)).toEqual(['France', 'Prussia']);
  language = 'fr';
  desk.tellAnew();
  await settled(desk);
  desk.tellAnew();
  await settled(desk);
  expect(nations(desk.state.getSnapshot())).toEqual(['France', 'Prusse']);
  const jobs = hand.jobs.map((job) => [job.do, job.language]);
  expect(jobs).toEqual([
    ['read', 'en'],
    ['again', 'fr'],
  ]);
});

test('rows and event are there again after a reload, checked anew', async () => {
  const { desk } = openDesk();
  desk.bring([item('a'), item('b')]);
  await until(desk.state, ({ rows, work }) => rows.length === 2 && !work);
  desk.setEvent({ cap: 1, name: 'Tight' });
  await until(desk.state, ({ rows, work }) => !work && rows[1]?.verdict === 'illegal');
  const hand = createHand();
  const again = openDesk(hand).desk;
  const state = await settled(again);
  expect(tell(state)).toEqual(['a.json illegal', 'b.json illegal']);
  expect(state.event).toEqual({ cap: 1, name: 'Tight' });
  expect(hand.jobs.map((job) => job.do)).toEqual(['again']);
});

describe('two tabs', () => {
  const shows = (desk: Desk, ...files: readonly string[]) =>
    until(desk.state, ({ rows, work, isOpening }) => {
      const shown = rows.map(({ file }) => file).join();
      return !work && !isOpening && shown === files.map((name) => `${name}.json`).join();
    });

  async function openTwo() {
    const one = openDesk().desk;
    const hand = createHand();
    const two = openDesk(hand).desk;
    await Promise.all([settled(one), settled(two)]);
    return { one, two, hand };
  }

  test('see what the other lays on the desk, takes off and puts back', async () => {
    const { one, two, hand } = await openTwo();
    two.setEvent({ cap: 1 });
    one.bring([item('a'), item('b')]);
    const { rows } = await until(
      two.state,
      (s) => s.rows.length === 2 && s.rows.every(({ verdict }) => verdict === 'illegal'),
    );
    expect(hand.jobs.map((job) => job.do)).not.toContain('read');

    two.bring([item('c')]);
    await shows(one, 'a', 'b', 'c');
    const removed = one.remove([rows[1]?.id ?? '']);
    await shows(two, 'a', 'c');
    one.putBack(removed);
    await shows(two, 'a', 'b', 'c');
    two.clear();
    await shows(one);
  });

  test('that bring lists at the same moment both end with all of them', async () => {
    const { one, two } = await openTwo();
    one.bring([item('a'), item('b')]);
    two.bring([item('c'), item('d')]);
    for (const desk of [one, two]) {
      const { rows } = await until(desk.state, (s) => s.rows.length === 4 && !s.work);
      expect(rows.map(({ file }) => file).sort()).toEqual(['a.json', 'b.json', 'c.json', 'd.json']);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
    }
  });

  test('keep what cannot be stored where it was brought, until there is room', async () => {
    let isFull = true;
    const full = openTab({
      openBackend: withBackend((backend) => ({
        changeSide: (...change) =>
          isFull
            ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
            : backend.changeSide(...change),
      })),
    });
    const { desk } = openDesk(createHand(), full);
    const other = openDesk().desk;
    await Promise.all([settled(desk), settled(other)]);
    desk.bring([item('a')]);
    const { unkept } = await until(
      desk.state,
      (s) => s.rows.length === 1 && s.unkept !== undefined,
    );
    expect(unkept).toBe('full');
    other.bring([item('b')]);
    await shows(desk, 'a', 'b');
    await shows(other, 'b');
    isFull = false;
    desk.keepAgain();
    await until(desk.state, ({ unkept: why }) => why === undefined);
    await until(other.state, ({ rows }) => rows.length === 2);
  });
});

test('a row that was taken off comes back in its place', async () => {
  const { desk } = openDesk();
  desk.bring([item('a'), item('b'), item('c')]);
  const { rows } = await until(desk.state, (s) => s.rows.length === 3 && !s.work);
  const removed = desk.remove([rows[1]?.id ?? '']);
  expect(removed.map(({ file }) => file)).toEqual(['b.json']);
  expect(desk.state.getSnapshot().rows).toHaveLength(2);
  desk.putBack(removed);
  expect(desk.state.getSnapshot().rows.map(({ file }) => file)).toEqual([
    'a.json',
    'b.json',
    'c.json',
  ]);
});

test('reading that is stopped keeps what was read', async () => {
  const told: Job[] = [];
  let hear: ((outcome: Outcome) => void) | undefined;
  const { desk } = openDesk({
    start: (job, listener) => {
      told.push(job);
      hear = listener;
    },
    stop: () => {
      hear = undefined;
    },
  });
  await settled(desk);
  desk.bring([item('a'), item('b')]);
  const read = vi.fn((outcome: Outcome) => hear?.(outcome));
  // The first of two files, as the worker tells it.
  await doJob(
    { do: 'read', items: [item('a')], event: {}, language: 'en' },
    {
      tell: (outcome) => outcome.about === 'batch' && read(outcome),
      pause: async () => true,
      slice: 0,
    },
  );
  expect(read).toHaveBeenCalled();
  desk.stop();
  const { rows, last, work } = desk.state.getSnapshot();
  expect(rows.map(({ file }) => file)).toEqual(['a.json']);
  expect(last?.stopped).toEqual({ done: 1, of: expect.any(Number) });
  expect(work?.do).not.toBe('read');
});

describe('when a part of the site does not load', () => {
  test('what is left waits, and nothing comes twice', async () => {
    const { desk } = openDesk(createHand({ failAt: 'b' }));
    await settled(desk);
    desk.bring([item('a'), item('b'), item('c')]);
    await until(desk.state, ({ failed }) => failed !== undefined);
    expect(desk.state.getSnapshot().rows.map(({ file }) => file)).toEqual(['a.json']);
    desk.retry();
    const { rows } = await until(desk.state, (s) => s.rows.length === 3 && !s.work);
    expect(rows.map(({ file }) => file)).toEqual(['a.json', 'b.json', 'c.json']);
  });
});

test('rules of an event among the lists are offered, never applied', async () => {
  const { desk } = openDesk();
  desk.bring([item('event', { format: 'muster-event', version: 1, cap: 1 }), item('a')]);
  const { event, offered, rows } = await until(desk.state, (s) => s.rows.length === 1 && !s.work);
  expect(event).toEqual({});
  expect(offered).toMatchObject([{ file: 'event.json', read: { ok: true, value: { cap: 1 } } }]);
  expect(rows[0]?.verdict).not.toBe('illegal');
});

test('an event that one tab puts in force holds on the desk of another', async () => {
  const { desk: first } = openDesk();
  await settled(first);
  const { desk: second } = openDesk();
  await settled(second);
  first.bring([item('a')]);
  await until(second.state, ({ rows, work }) => rows.length === 1 && !work);
  const { turn } = second.state.getSnapshot();

  first.setEvent({ cap: 1 });
  const told = await until(second.state, ({ rows, work }) =>
    Boolean(!work && rows[0]?.verdict === 'illegal'),
  );
  expect(told.event).toEqual({ cap: 1 });
  expect(told.turn).toBe(turn + 1);

  // The last word counts, whoever has it, and every desk ends with it.
  first.setEvent({ cap: 2 });
  second.setEvent({ cap: 100 });
  for (const { state } of [first, second]) {
    const end = await until(
      state,
      ({ rows, work }) => !work && rows.every(({ verdict }) => verdict !== 'illegal'),
    );
    expect(end.event).toEqual({ cap: 100 });
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownRulesets, loadRuleset } from '@/data';
import { type Action, type Deed, ownSide } from '@/lib/play/deed';
import { foldSide, foldTable } from '@/lib/play/fold';
import { type Command, type Game, beginGame, enemiesOf, isGame, obey } from '@/lib/play/game';
import { out } from '@/lib/play/pieces';
import { tapOn, toolsOf } from '@/lib/play/tap';
import { type Player, tableOf } from '@/lib/play/table';
import { listWith, lose, playerWith, standingAfter, take } from './table-kit';

const players = await Promise.all(
  knownRulesets.map(async ({ id }) => {
    const [sample] = (await loadRuleset(id)).samples;
    if (!sample) throw new Error(`No sample of ${id}`);
    return playerWith(sample);
  }),
);

/** Any tap that a screen lets happen, and some that only a second tab could. */
function deedOf({ pieces }: Player): fc.Arbitrary<Deed> {
  const place = fc.constantFrom(...pieces).map((piece) => ({ side: ownSide, piece }));
  return fc.oneof(
    place.chain(({ side, piece }) =>
      fc.record({
        do: fc.constant('mark' as const),
        side: fc.constant(side),
        piece: fc.constant(piece.id),
        mark: fc.constantFrom(out, ...piece.kit.marks.map(({ id }) => id)),
        on: fc.boolean(),
      }),
    ),
    place.chain(({ side, piece }) =>
      fc.record({
        do: fc.constant('count' as const),
        side: fc.constant(side),
        piece: fc.constant(piece.id),
        counter: fc.constantFrom('none', ...piece.kit.counters.map(({ id }) => id)),
        by: fc.integer({ min: -3, max: 3 }),
      }),
    ),
    fc.record({ do: fc.constant('turn' as const), by: fc.constantFrom(-1, 1) }),
    fc.record({ do: fc.constant('reset' as const) }),
  );
}

const game = beginGame({ id: 'g', own: {}, started: 0 });

function acts(deeds: readonly Deed[]): readonly Command[] {
  return deeds.map((deed, at) => ({ do: 'act', action: { ...deed, id: `a${at}` } }));
}

const play = (from: Game, commands: readonly Command[]) => commands.reduce(obey, from);

describe.each(players.map((player) => ({ id: player.view.ruleset.card.id, player })))(
  '$id',
  ({ player }) => {
    const standing = (actions: readonly Action[]) => tableOf([player], actions);

    test('begins as it was bought, with the models of the list', () => {
      const [own] = standing([]);
      expect(own?.side).toMatchObject({ size: player.view.models, lost: 0 });
      expect(own?.notices).toEqual([]);
    });

    test('undo gives what was before, redo what was after, however it came about', () => {
      fc.assert(
        fc.property(fc.array(deedOf(player), { minLength: 1, maxLength: 30 }), (deeds) => {
          const states = deeds.map((_, n) => play(game, acts(deeds.slice(0, n))));
          const end = play(game, acts(deeds));
          let back = end;
          for (const before of states.toReversed()) {
            const last = back.actions.at(-1);
            back = obey(back, { do: 'undo', action: last?.id ?? '' });
            expect(standing(back.actions)).toEqual(standing(before.actions));
          }
          while (back.undone.length > 0)
            back = obey(back, { do: 'redo', action: back.undone.at(-1)?.id ?? '' });
          expect(back).toEqual(end);
        }),
        { numRuns: 40 },
      );
    });

    test('nothing is ever lost twice, counters stay in their boxes', () => {
      fc.assert(
        fc.property(fc.array(deedOf(player), { maxLength: 40 }), (deeds) => {
          const [own] = standing(play(game, acts(deeds)).actions);
          if (!own) throw new Error('Nobody');
          expect(own.side.lost).toBeGreaterThanOrEqual(0);
          expect(own.side.lost).toBeLessThanOrEqual(own.side.size);
          for (const { piece, counts, lost, size, outAt } of own.side.stands) {
            expect(lost).toBeLessThanOrEqual(size);
            if (outAt !== undefined) expect(lost).toBe(size);
            for (const { id, boxes } of piece.kit.counters) {
              expect(counts.get(id)).toBeGreaterThanOrEqual(0);
              expect(counts.get(id)).toBeLessThanOrEqual(boxes);
            }
          }
          const ids = own.notices.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }),
        { numRuns: 60 },
      );
    });

    test('a reset is as bought, and can be taken back', () => {
      fc.assert(
        fc.property(fc.array(deedOf(player), { maxLength: 20 }), (deeds) => {
          const before = play(game, acts(deeds));
          const reset = obey(before, { do: 'act', action: { do: 'reset', id: 'r' } });
          expect(standing(reset.actions)).toEqual(standing([]));
          expect(foldTable(reset.actions)).toEqual(foldTable([]));
          expect(obey(reset, { do: 'undo', action: 'r' }).actions).toEqual(before.actions);
        }),
        { numRuns: 30 },
      );
    });

    test('every tool does something to somebody, and a tap on a loss can be tapped away', () => {
      const [own] = standing([]);
      if (!own) throw new Error('Nobody');
      for (const { tool } of toolsOf([own.side], player.play.loss))
        expect(own.side.stands.some((stand) => tapOn(stand, ownSide, tool))).toBe(true);
    });

    test('commands may come twice', () => {
      fc.assert(
        fc.property(fc.array(deedOf(player), { maxLength: 15 }), (deeds) => {
          const commands = acts(deeds);
          const twice = commands.flatMap((command) => [command, command]);
          expect(play(game, twice)).toEqual(play(game, commands));
        }),
        { numRuns: 20 },
      );
    });
  },
);

describe('a crowd', () => {
  test.each([
    { count: 60, pieces: 60 },
    { count: 61, pieces: 1 },
  ])('$count of an entry are $pieces to tap, and all count', async ({ count, pieces }) => {
    const rows = [{ profile: 'france/line-infantryman', count }];
    const player = await playerWith(listWith('drums-and-shakos', 'france', rows));
    expect(player.pieces).toHaveLength(pieces);
    expect(standingAfter([player], []).side.size).toBe(count);
    if (pieces === 1)
      expect(standingAfter([player], [take('0.0.1', 'models', -7)]).side.lost).toBe(7);
  });
});

test('a profile that nobody knows is at the table, and counts as little as in its list', async () => {
  const rows = [
    { profile: 'france/line-infantryman', count: 3 },
    { profile: 'france/nobody', count: 2 },
  ];
  const player = await playerWith(listWith('drums-and-shakos', 'france', rows));
  expect(player.pieces).toHaveLength(5);
  const { side } = standingAfter([player], [lose('0.1.1')]);
  expect(side).toMatchObject({ size: 3, lost: 0 });
  expect(side.stands[3]?.marks).toEqual(new Set(['out']));
});

describe('what a newer version or another side did', () => {
  test('is passed over and stays in the game', async () => {
    const rows = [{ profile: 'france/line-infantryman', count: 3 }];
    const player = await playerWith(listWith('drums-and-shakos', 'france', rows));
    const strange = { id: 's', do: 'dance', side: ownSide, piece: '0.0.1' } as unknown as Action;
    const foreign = { ...lose('0.0.1', 'foe'), id: 'f' };
    const side = foldSide(player.view, player.pieces, [strange, foreign], ownSide);
    expect(side.lost).toBe(0);
    const kept = obey(game, { do: 'act', action: strange });
    expect(isGame(structuredClone(kept))).toBe(true);
    expect(kept.actions).toEqual([strange]);
  });
});

describe('a game', () => {
  test('undo of what is not the last thing does nothing', () => {
    const played = play(
      game,
      acts([
        { do: 'turn', by: 1 },
        { do: 'turn', by: 1 },
      ]),
    );
    expect(obey(played, { do: 'undo', action: 'a0' })).toBe(played);
    expect(obey(played, { do: 'redo', action: 'a0' })).toBe(played);
  });

  test('ends with a result, goes on without one', () => {
    const ended = obey(game, { do: 'end', at: 5, result: 'won' });
    expect(ended).toMatchObject({ ended: 5, result: 'won' });
    expect(obey(ended, { do: 'end', at: 6, result: undefined })).not.toHaveProperty('result');
    expect(obey(ended, { do: 'go-on' })).toEqual(game);
  });

  test('an opponent comes once and goes', () => {
    const enemy = { key: 'e', document: {} };
    const joined = play(game, [
      { do: 'enemy', enemy },
      { do: 'enemy', enemy },
    ]);
    expect(joined.enemies).toEqual([enemy]);
    expect(enemiesOf(joined)).toEqual([enemy]);
    const away = obey(joined, { do: 'act', action: { id: 'x', do: 'dismiss', side: 'e' } });
    expect(enemiesOf(away)).toEqual([]);
    expect(enemiesOf(obey(away, { do: 'undo', action: 'x' }))).toEqual([enemy]);
  });

  test.each([
    ['nothing', undefined],
    ['no actions', { ...game, actions: 'x' }],
    ['an action without an id', { ...game, actions: [{ do: 'turn' }] }],
    ['no list', { ...game, own: null }],
    ['no notes', { ...game, notes: 3 }],
    ['an enemy without a key', { ...game, enemies: [{ document: {} }] }],
  ])('is told from %s', (_, value) => {
    expect(isGame(game)).toBe(true);
    expect(isGame(value)).toBe(false);
  });
});

test('turns are counted from one, and what was dealt with is remembered by its side', () => {
  const settle = (side: string, on: boolean): Deed => ({ do: 'settle', side, notice: 'half', on });
  const actions = (deeds: readonly Deed[]) => play(game, acts(deeds)).actions;
  expect(
    foldTable(
      actions([
        { do: 'turn', by: -1 },
        { do: 'turn', by: 1 },
      ]),
    ).turn,
  ).toBe(2);
  expect(foldTable(actions([settle('own', true), settle('foe', true)])).settled.size).toBe(2);
  expect([...foldTable(actions([settle('own', true), settle('own', false)])).settled]).toEqual([]);
});

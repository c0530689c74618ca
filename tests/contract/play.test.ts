import { describe, expect, test } from 'vitest';
import { registry } from '@/data';
import { type Action, type Deed, ownSide } from '@/lib/play/deed';
import { out, piecesOf } from '@/lib/play/pieces';
import { type Player, tableOf } from '@/lib/play/table';
import type { Language } from '@/lib/roster/language';
import { startingEntry } from '@/lib/roster/add';
import type { List } from '@/lib/roster/list';
import type { Ruleset } from '@/lib/rules/ruleset';
import { viewList } from '@/lib/rules/view';
import { englishWord, setAsEnglish } from './french-words';

/** A list of two of every profile of a nation, with every option that it offers. */
function everybody({ card, profiles }: Ruleset, nation: string): List {
  const entries = [...profiles.values()]
    .filter((profile) => profile.nation === nation)
    .map((profile, at) => ({
      ...startingEntry(profile, `k${at}`, 2),
      options: Object.fromEntries(profile.options.map(({ id }) => [id, 1])),
    }));
  return { ruleset: card.id, nation, name: 'All', groups: [{ id: 'main', entries }] };
}

async function playerOf(ruleset: Ruleset, list: List): Promise<Player> {
  const play = await ruleset.play();
  const view = viewList(list, ruleset);
  return { key: ownSide, view, play, pieces: piecesOf(view, play) };
}

function acted(deeds: readonly Deed[]): readonly Action[] {
  return deeds.map((deed, at) => ({ ...deed, id: String(at) }));
}

/** Every mark, every counter down to its last and to nothing, then every piece out, one by one. */
function everything({ pieces }: Player): readonly Deed[] {
  const side = ownSide;
  return [
    ...pieces.flatMap(({ id: piece, kit }): readonly Deed[] => [
      ...kit.marks.map(({ id: mark }): Deed => ({ do: 'mark', side, piece, mark, on: true })),
      ...kit.counters.flatMap(({ id: counter, boxes }): readonly Deed[] =>
        Array.from({ length: Math.min(boxes, 8) }, () => ({
          do: 'count',
          side,
          piece,
          counter,
          by: -1,
        })),
      ),
    ]),
    ...pieces.map(({ id: piece }): Deed => ({ do: 'mark', side, piece, mark: out, on: true })),
  ];
}

/** All that is ever said on the way, by its id. */
function saidOnTheWay(player: Player): ReadonlyMap<string, string> {
  const actions = acted(everything(player));
  const said = new Map<string, string>();
  const step = Math.ceil(actions.length / 60);
  for (let n = 0; n <= actions.length + step; n += step)
    for (const { notices } of tableOf([player], actions.slice(0, n)))
      for (const { id, text } of notices) said.set(id, text);
  return said;
}

describe.each(registry)('$card.name at the table', ({ card, load }) => {
  const ruleset = (language: Language) => load[language]();

  test.each(card.nations.map(({ id }) => id))(
    '%s: models, boxes and names hold',
    async (nation) => {
      const english = await ruleset('en');
      const player = await playerOf(english, everybody(english, nation));
      const [start] = tableOf([player], []);
      expect(start?.side).toMatchObject({ size: player.view.models, lost: 0 });
      expect(start?.notices).toEqual([]);
      for (const { kit, unit } of player.pieces) {
        const ids = [...kit.marks, ...kit.counters].map(({ id }) => id);
        expect(new Set([out, ...ids]).size).toBe(ids.length + 1);
        for (const { letter } of kit.marks) expect(letter).toMatch(/^\p{Lu}{1,2}$/u);
        // The boxes of its card are what can be lost, where the card has any for it.
        const boxes = unit ? english.tallies(unit.profile, unit.taken) : [];
        for (const { id, boxes: n } of boxes)
          expect(
            kit.counters.some((counter) => counter.id === id && counter.boxes === n) ||
              kit.marks.some((mark) => mark.id === id),
          ).toBe(true);
      }
      const [end] = tableOf([player], acted(everything(player)));
      expect(end?.side.lost).toBe(end?.side.size);
    },
  );

  test('says the same in French, in French', async () => {
    const [english, french] = [await ruleset('en'), await ruleset('fr')];
    const nation = card.nations[0]?.id ?? '';
    const list = everybody(english, nation);
    const [here, there] = [await playerOf(english, list), await playerOf(french, list)];
    const inEnglish = saidOnTheWay(here);
    const inFrench = saidOnTheWay(there);
    expect([...inFrench.keys()]).toEqual([...inEnglish.keys()]);
    expect(inFrench.size).toBeGreaterThan(0);
    const names = new Set([...english.profiles.values()].map(({ name }) => name));
    for (const text of [
      ...inFrench.values(),
      there.play.loss,
      there.play.out,
      ...there.play.thresholds(there.view).flatMap((one) => [one.name, one.text]),
      ...there.pieces.flatMap(({ kit }) => [...kit.marks, ...kit.counters].map(({ name }) => name)),
    ]) {
      const own = [...names].reduce((so, name) => so.replace(name, 'X'), text);
      expect(own).not.toMatch(englishWord);
      expect(own).not.toMatch(setAsEnglish);
    }
  });
});

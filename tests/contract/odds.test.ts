import { describe, expect, test } from 'vitest';
import { knownRulesets, loadRuleset } from '@/data';
import type { DuelQuestion, Fighter, Odds, Situation, Switch } from '@/lib/odds/question';
import { readSituation } from '@/lib/odds/situation';
import { fighterOf } from '@/lib/rules/fighter';
import { isWhole } from '../odds/count';

const some = knownRulesets.filter((card) => card.odds);

/** Nothing set, everything set, and each choice in turn. */
function situations(switches: readonly Switch[]): readonly Situation[] {
  const each = switches.flatMap(({ id, choices }) =>
    (choices ?? [{ id: 'on' }]).map((choice) => ({ [id]: choice.id })),
  );
  return [{}, ...each, Object.assign({}, ...each) as Situation];
}

/** Every third profile, so that all kinds meet and the test stays short. */
async function fightersOf(id: string): Promise<readonly Fighter[]> {
  const { profiles } = await loadRuleset(id);
  return [...profiles.values()]
    .filter((_, at) => at % 3 === 0)
    .map((profile) => fighterOf(profile));
}

async function oddsOf(id: string): Promise<Odds> {
  const { odds } = await loadRuleset(id);
  if (!odds) throw new Error(`${id} has no odds`);
  return odds();
}

test.each(knownRulesets.map(({ id }) => id))('%s says on its card what odds it has', async (id) => {
  const ruleset = await loadRuleset(id);
  const odds = await ruleset.odds?.();
  expect(ruleset.card.odds?.includes('profile') ?? false).toBe(odds !== undefined);
  expect(ruleset.card.odds?.includes('list') ?? false).toBe(odds?.squad !== undefined);
});

describe.each(some.map(({ id }) => id))('%s', (id) => {
  test('ids of questions and switches are unique, and fit into an address', async () => {
    const odds = await oddsOf(id);
    const ids = [...odds.duels, ...odds.lone].map((question) => question.id);
    expect(new Set(ids).size).toBe(ids.length);
    const fighters = await fightersOf(id);
    for (const [at, first] of fighters.entries()) {
      const second = fighters[fighters.length - 1 - at] ?? first;
      for (const switches of [
        ...odds.duels.map((question) => question.switches(first, second, {})),
        ...odds.lone.map((question) => question.switches(first, {})),
      ]) {
        const known = switches.map((one) => one.id);
        expect(new Set(known).size).toBe(known.length);
        for (const one of [...known, ...switches.flatMap(({ choices }) => choices ?? [])])
          expect(typeof one === 'string' ? one : one.id).toMatch(/^[a-z0-9-]+$/);
      }
    }
  });

  test('every duel comes to one, whatever is set', async () => {
    const odds = await oddsOf(id);
    const fighters = await fightersOf(id);
    const tried = new Set<string>();
    for (const [at, first] of fighters.entries()) {
      const second = fighters[(at * 5 + 1) % fighters.length] ?? first;
      for (const question of odds.duels) tryDuel(question, first, second, tried);
    }
    expect([...tried].toSorted()).toEqual(odds.duels.map((question) => question.id).toSorted());
  });

  test('every question about one comes to one, whatever is set', async () => {
    const odds = await oddsOf(id);
    for (const fighter of await fightersOf(id))
      for (const question of odds.lone) {
        if (question.refuse(fighter)) continue;
        for (const set of situations(question.switches(fighter, {}))) {
          const answer = question.answer(
            fighter,
            readSituation(question.switches(fighter, set), set),
          );
          for (const { outcomes } of answer.bars)
            expect(isWhole(outcomes.map(({ chance }) => chance))).toBe(true);
        }
      }
  });

  test('every profile has something for its card, in even rows', async () => {
    const odds = await oddsOf(id);
    const { profiles } = await loadRuleset(id);
    for (const profile of profiles.values()) {
      const key = odds.key(fighterOf(profile));
      expect(key.length).toBeGreaterThan(0);
      for (const { head, row } of key) expect(row).toHaveLength(head.length);
    }
  });

  test('what matters is offered by the profile', async () => {
    const odds = await oddsOf(id);
    const { profiles } = await loadRuleset(id);
    for (const profile of profiles.values())
      for (const option of odds.matters(profile))
        expect(profile.options.map((one) => one.id)).toContain(option);
  });
});

function tryDuel(
  question: DuelQuestion,
  first: Fighter,
  second: Fighter,
  tried: Set<string>,
): void {
  if (question.refuse(first, second)) return;
  tried.add(question.id);
  for (const set of situations(question.switches(first, second, {}))) {
    const switches = question.switches(first, second, set);
    const { bars, steps } = question.answer(first, second, readSituation(switches, set));
    expect(steps.length).toBeGreaterThan(0);
    for (const { outcomes } of bars) {
      expect(isWhole(outcomes.map(({ chance }) => chance))).toBe(true);
      const ids = outcomes.map((outcome) => outcome.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
}

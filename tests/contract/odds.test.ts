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

/** Every third profile as it is, and others with all that matters, so that all kinds meet. */
async function fightersOf(id: string): Promise<readonly Fighter[]> {
  const { profiles } = await loadRuleset(id);
  const odds = await oddsOf(id);
  return [...profiles.values()].flatMap((profile, at) => {
    const matters = odds.matters(profile);
    if (at % 3 === 0) return [fighterOf(profile)];
    return at % 3 === 1 && matters.length > 0 ? [fighterOf(profile, matters)] : [];
  });
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

/** Words that both languages spell alike, and names of the books, which stay. */
const alike =
  /^(Activation|Combat|Distance|Posture|Fear|Lance|[1-3] actions?|[\d½–+]+|D\d|Élan|\d+\+|.* × .*)$/;

describe.each(some.map(({ id }) => id))('%s in French', (id) => {
  /** Names of questions, switches, choices and outcomes, and sentences of derivations. */
  async function textsIn(language: 'en' | 'fr'): Promise<readonly string[]> {
    const { odds: load, profiles } = await loadRuleset(id, language);
    const odds = await load?.();
    if (!odds) throw new Error(`${id} has no odds`);
    const fighters = [...profiles.values()]
      .filter((_, at) => at % 9 === 0)
      .map((profile) => fighterOf(profile));
    const texts = Object.values(odds.sideNames);
    const ofSwitches = (switches: readonly Switch[]) =>
      switches.flatMap(({ label, help, choices = [] }) => [
        label,
        ...(help === undefined ? [] : [help]),
        ...choices.map((choice) => choice.label),
      ]);
    for (const [at, first] of fighters.entries()) {
      const second = fighters[fighters.length - 1 - at] ?? first;
      for (const question of odds.duels) {
        texts.push(question.name, ...ofSwitches(question.switches(first, second, {})));
        const refused = question.refuse(first, second);
        if (refused !== undefined) texts.push(refused);
        else {
          const { bars, steps } = question.answer(first, second, {});
          texts.push(...bars.flatMap(({ outcomes }) => outcomes.map(({ name }) => name)));
          texts.push(...steps.map((step) => (step.kind === 'say' ? step.text : step.title)));
        }
      }
      for (const question of odds.lone)
        texts.push(question.name, ...ofSwitches(question.switches(first, {})));
      texts.push(...odds.key(first).map(({ name }) => name));
    }
    return texts;
  }

  test('every sentence is told, and none is left in English', async () => {
    const [english, french] = await Promise.all([textsIn('en'), textsIn('fr')]);
    expect(french).toHaveLength(english.length);
    const names = new Set(
      [...(await loadRuleset(id)).profiles.values()].flatMap(({ carries, options }) => [
        ...carries,
        ...options.map(({ name }) => name),
      ]),
    );
    const left = english.filter(
      (text, at) => text === french[at] && !alike.test(text) && !names.has(text),
    );
    expect([...new Set(left)]).toEqual([]);
  });

  test('merits and themes are told, too', async () => {
    const [english, french] = await Promise.all([loadRuleset(id), loadRuleset(id, 'fr')]);
    const textsOf = ({ merits = [], themes = [] }: typeof english) => [
      ...merits.flatMap(({ name, help }) => [name, help]),
      ...themes.map(({ name }) => name),
    ];
    expect(textsOf(french)).toHaveLength(textsOf(english).length);
    expect(textsOf(english).filter((text, at) => text === textsOf(french)[at])).toEqual([]);
  });
});

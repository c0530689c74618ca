import { describe, expect, test } from 'vitest';
import { ruleset as bundokAndBayonet } from '@/data/bundok-and-bayonet/ruleset';
import { ruleset as drumsAndShakos } from '@/data/drums-and-shakos/ruleset';
import { ruleset as fastPlayD10 } from '@/data/fast-play-d10/ruleset';
import { ruleset as lightDivision } from '@/data/light-division/ruleset';
import { ruleset as napoleonicSbg } from '@/data/napoleonic-sbg/ruleset';
import { cases as bundokCases } from './bundok-and-bayonet/cases';
import { cases as drumsCases } from './drums-and-shakos/cases';
import { cases as fastPlayCases } from './fast-play-d10/cases';
import { cases as lightDivisionCases } from './light-division/cases';
import { cases as sbgCases } from './napoleonic-sbg/cases';
import { expectedOf, outcomeOf } from './rule-case';

describe.each([
  { ruleset: drumsAndShakos, cases: drumsCases },
  { ruleset: napoleonicSbg, cases: sbgCases },
  { ruleset: lightDivision, cases: lightDivisionCases },
  { ruleset: fastPlayD10, cases: fastPlayCases },
  { ruleset: bundokAndBayonet, cases: bundokCases },
])('$ruleset.card.name', ({ ruleset, cases }) => {
  const rows = Object.entries(cases).flatMap(([rule, of]) =>
    of.map((one) => [`${rule}: ${one.name}`, one] as const),
  );

  test.each(rows)('%s', (_name, one) => {
    expect(outcomeOf(one, ruleset)).toEqual(expectedOf(one));
  });
});

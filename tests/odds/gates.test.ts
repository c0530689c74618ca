import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chance, not } from '@/lib/odds/chance';
import { type Gate, gateChain, throughGates } from '@/lib/odds/gates';
import { isWhole, told } from './count';

const someGates = fc.array(
  fc.integer({ min: 0, max: 6 }).map((ways): Gate => {
    const pass = chance(ways, 6);
    return {
      label: `${ways}`,
      pass,
      stops: [{ ending: { id: `stop-${ways}`, name: 'Stop', gravity: 0 }, chance: not(pass) }],
    };
  }),
  { maxLength: 5 },
);

const past = { id: 'past', name: 'Past', gravity: 4 } as const;

test('what passes and what is stopped come to one', () => {
  fc.assert(
    fc.property(someGates, (gates) => {
      const outcomes = throughGates(gates, past);
      expect(isWhole(outcomes.map((one) => one.chance))).toBe(true);
      expect(outcomes).toHaveLength(gates.length + 1);
    }),
  );
});

test('the chain shows the way past all gates, and leaves out those that stop nothing', () => {
  const gates = [3, 6, 2].map((ways): Gate => {
    const pass = chance(ways, 6);
    return {
      label: `${ways}`,
      pass,
      stops: [{ ending: { ...past, id: 'stop' }, chance: not(pass) }],
    };
  });
  const step = gateChain('Way', gates, 'Past');
  expect(step.kind === 'chain' && step.links.map(({ label }) => label)).toEqual(['3', '2']);
  expect(step.kind === 'chain' && told(step.total.chance)).toBe('1/6');
  expect(told(throughGates(gates, past)[0]?.chance ?? chance(0, 1))).toBe('1/6');
});

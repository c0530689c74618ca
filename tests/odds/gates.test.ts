import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chance, not } from '@/lib/odds/chance';
import { type Gate, gateChain, raisable, throughGates } from '@/lib/odds/gates';
import { counted, everyThrow, isWhole, told } from './count';

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

test('what is raised goes to the first rolls that need it, over every throw', () => {
  const scores = [4, 5, 3];
  for (const raise of [0, 1, 2, 3, 9]) {
    const gates = scores.map((score, at) =>
      raisable(
        `${score}`,
        new Map(
          [0, 1, 2, 3, 4].flatMap((short) => {
            const faces = [1, 2, 3, 4, 5, 6].filter((face) => Math.max(0, score - face) === short);
            return faces.length > 0 ? [[short, chance(faces.length, 6)] as const] : [];
          }),
        ),
        { ...past, id: `stop-${at}` },
      ),
    );
    const stops = (faces: readonly number[]) => {
      let left = raise;
      return scores.findIndex((score, at) => {
        left -= Math.max(0, score - (faces[at] ?? 0));
        return left < 0;
      });
    };
    for (const { id, chance: found } of throughGates(gates, past, raise)) {
      const at = id === 'past' ? -1 : Number(id.slice('stop-'.length));
      expect(told(found)).toBe(told(counted(everyThrow(3), (faces) => stops(faces) === at)));
    }
  }
});

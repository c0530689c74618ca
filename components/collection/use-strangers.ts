import { useMemo, useState } from 'react';
import type { Difference } from '@/lib/collection/difference';
import { cardOf } from '@/data';
import { useRulesetsOrWhy } from '../rulesets/use-ruleset';

/**
 * Counts that come, apart by whether their profiles stand on a roster here. Those that do not are
 * taken only when the player says so; ids in a file may be anything.
 */
export function useStrangers(differences: readonly Difference[]) {
  const { rulesets, failed } = useRulesetsOrWhy(differences.map(({ ruleset }) => ruleset));
  const [isTaking, setTaking] = useState(false);
  const isReady = differences.every(
    ({ ruleset }) => !cardOf(ruleset) || rulesets.has(ruleset) || failed.has(ruleset),
  );
  const [known, strangers] = useMemo(() => {
    const isKnown = ({ ruleset, profile }: Difference) =>
      rulesets.get(ruleset)?.profiles.has(profile) === true;
    return [differences.filter(isKnown), differences.filter((one) => !isKnown(one))];
  }, [differences, rulesets]);
  return {
    /** Whether the rosters are here, so that it can be said who is on them. */
    isReady,
    known,
    strangers,
    isTaking,
    setTaking,
    wanted: isTaking ? [...known, ...strangers] : known,
    nameOf: ({ ruleset, profile }: Difference) =>
      rulesets.get(ruleset)?.profiles.get(profile)?.name ?? `${ruleset}: ${profile}`,
  };
}

export type Strangers = ReturnType<typeof useStrangers>;

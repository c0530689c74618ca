import { useLanguage } from '../language/use-words';
import { useRulesets } from '../rulesets/use-ruleset';
import { type Sample, sampleOf } from './list-facts';

const none: readonly string[] = [];

/**
 * The samples in the language of the page. The English that it was built with is there before any
 * script; of another language all come at once, so that none pushes another down.
 */
export function useSamples(built: readonly Sample[]): readonly Sample[] {
  const isBuilt = useLanguage() === 'en';
  const rulesets = useRulesets(isBuilt ? none : built.map(({ list }) => list.ruleset));
  if (isBuilt) return built;
  const spoken = built.map(({ list }) => rulesets.get(list.ruleset));
  return spoken.every((ruleset) => ruleset !== undefined) ? spoken.flatMap(sampleOf) : [];
}

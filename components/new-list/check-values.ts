import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { RulesetFacts } from './facts';
import { shapeFor } from './shape';
import type { Values } from './values';

/** Holds what the form has against what a list of this ruleset begins with. */
export function checkerFor(facts: RulesetFacts): Resolver<Values> {
  return zodResolver(shapeFor(facts)) as unknown as Resolver<Values>;
}

import { containedText } from '@/lib/roster/contained-text';

/**
 * Words of a player, which may be of any script and may mean harm: they run in their own direction,
 * and nothing in them turns round what stands beside them.
 */
export function OwnWords({ children }: { readonly children: string }) {
  return <bdi>{containedText(children)}</bdi>;
}

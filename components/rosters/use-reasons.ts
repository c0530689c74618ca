'use client';

import { useEffect, useState } from 'react';
import type { Profile } from '@/lib/roster/profile';
import type { View } from '@/lib/rules/view';
import { useAdvice, useCounsel } from '../builder/counsel/counsel';
import { type Reasons, reasonsOf } from '../builder/counsel/reasons';

/**
 * Why adding one of these profiles to a group would break a rule. The first time at once, so that the roster
 * does not change under the eye; after that a moment later than the click.
 */
export function useReasons(
  view: View,
  profiles: readonly Profile[],
  group: string | undefined,
): Reasons {
  const counsel = useCounsel();
  const reasons = useAdvice((advice) => advice.reasons);
  const [first] = useState(() =>
    reasonsOf(
      view,
      profiles.map(({ id }) => id),
      group,
    ),
  );
  useEffect(() => {
    counsel.ask({ profiles: profiles.map(({ id }) => id), group });
    return () => counsel.ask({ profiles: [] });
  }, [counsel, profiles, group]);
  return reasons ?? first;
}

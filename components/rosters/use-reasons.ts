'use client';

import { useEffect, useState } from 'react';
import type { Profile } from '@/lib/roster/profile';
import type { View } from '@/lib/rules/view';
import { useAdvice, useCounsel } from '../builder/counsel/counsel';
import { type Reasons, reasonsOf } from '../builder/counsel/reasons';

/** Units of a list for which looking ahead holds up nobody; of longer ones the first answer comes later, too. */
const mostAtOnce = 300;

const noReasons: Reasons = new Map();

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
    view.units.length > mostAtOnce
      ? noReasons
      : reasonsOf(
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

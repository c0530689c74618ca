'use client';

import type { Profile } from '@/lib/roster/profile';
import { fighterOf } from '@/lib/rules/fighter';
import { useDesk } from '../builder/use-desk';
import { OddsButton } from '../odds/odds-button';
import { ProfileFigures } from './profile-figures';
import { ProfileOptions } from './profile-options';

/** What a row of the roster shows when it is open. */
export default function ProfileDetail({ profile }: { readonly profile: Profile }) {
  const { ruleset } = useDesk();
  return (
    <div className="grid gap-4 px-4 pt-1 pb-4 desk:pr-4 desk:pl-15">
      <ProfileFigures ruleset={ruleset} profile={profile} />
      <ProfileOptions ruleset={ruleset} options={profile.options} />
      <OddsButton ruleset={ruleset} fighter={fighterOf(profile)} />
    </div>
  );
}

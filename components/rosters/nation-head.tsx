import { count } from '@/lib/rules/english';
import type { Nation } from '@/lib/rules/ruleset';
import { Swatch } from '../ui/swatch';

/** Where one nation's part of the roster begins. */
export function NationHead({ nation }: { readonly nation: Nation }) {
  return (
    <p className="flex items-center gap-2 border-b border-line px-4 pt-5 pb-2 desk:pl-6">
      <Swatch tincture={nation.tincture} />
      <b>{nation.name}</b>
      <span className="text-s text-ink-2">
        {count(nation.profiles, 'profile')}
        {nation.fragment && ', a part only'}
      </span>
    </p>
  );
}

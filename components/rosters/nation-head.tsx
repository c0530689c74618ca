import type { Nation } from '@/lib/rules/ruleset';
import { useWords } from '../language/use-words';
import { Swatch } from '../ui/swatch';
import { rostersWords } from './words';

/** Where one nation's part of the roster begins. */
export function NationHead({ nation }: { readonly nation: Nation }) {
  const words = useWords(rostersWords);
  return (
    <p className="flex items-center gap-2 border-b border-line px-4 pt-5 pb-2 desk:pl-6">
      <Swatch tincture={nation.tincture} />
      <b>{nation.name}</b>
      <span className="text-s text-ink-2">
        {words.profiles(nation.profiles)}
        {nation.fragment && `, ${words.fragment}`}
      </span>
    </p>
  );
}

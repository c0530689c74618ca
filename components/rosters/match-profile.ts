import type { Profile } from '@/lib/roster/profile';

/** Small letters without accents, so that "elan" finds "Élan". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const known = new WeakMap<Profile, string>();

/** All words by which a profile can be looked for: its name, weapons, rules, options, type. */
function wordsOf(profile: Profile): string {
  const before = known.get(profile);
  if (before !== undefined) return before;
  const { name, carries, rules, options, standing, troopType } = profile;
  const words = fold(
    [
      name,
      ...carries,
      ...rules,
      ...options.map((option) => option.name),
      standing ?? '',
      troopType?.name ?? '',
    ].join('\n'),
  );
  known.set(profile, words);
  return words;
}

/** Whether every word that was typed is somewhere in the profile. */
export function matchesSearch(profile: Profile, query: string): boolean {
  const words = wordsOf(profile);
  return fold(query)
    .split(/\s+/)
    .every((part) => words.includes(part));
}

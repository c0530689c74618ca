import type { Profile } from '@/lib/roster/profile';
import type { Column } from '@/lib/rules/ruleset';

/** The second line of a roster row: figures, weapons and rules, or why it would break a rule. */
export function ProfileLine({
  profile,
  columns,
  reason,
}: {
  readonly profile: Profile;
  readonly columns: readonly Column[];
  readonly reason: string | undefined;
}) {
  const { standing, stats, carries, rules } = profile;
  const parts = [
    ...columns.map(({ id, short }) => `${short} ${stats[id] ?? ''}`),
    [...carries, ...rules].join(', '),
  ].filter(Boolean);
  return (
    <p className="figures text-s leading-tight text-ink-2">
      {standing !== undefined && <span className="mr-1.5 font-medium text-ink">{standing}</span>}
      {reason === undefined ? (
        parts.map((part, at) => (
          <span key={at}>
            {at > 0 && <span className="px-1 text-edge">·</span>}
            {part}
          </span>
        ))
      ) : (
        // Not higher than its line in any face, so that no row moves when its own comes.
        <i className="leading-none">{reason}</i>
      )}
    </p>
  );
}

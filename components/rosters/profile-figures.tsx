import type { Profile } from '@/lib/roster/profile';
import type { Ruleset } from '@/lib/rules/ruleset';
import { type Unit, resolveUnit } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { FigureRow } from './figure-row';
import { TermList } from './term-list';
import { rostersWords } from './words';

/** A unit of nothing but its profile, as the roster shows it. */
function bare(profile: Profile): Unit {
  return resolveUnit(profile, { key: '', profile: profile.id, count: 1 }, '', 0);
}

/** All figures of a profile, of each kind of its models, of its gun; what it carries, and its rules. */
export function ProfileFigures({
  ruleset,
  profile,
  unit,
}: {
  readonly ruleset: Ruleset;
  readonly profile: Profile;
  /** The unit in a list, which has figures of its own; nothing = the roster shows the profile. */
  readonly unit?: Unit;
}) {
  const words = useWords(rostersWords);
  const shown = unit ?? bare(profile);
  const columns = ruleset.columns.filter(({ ofProfile }) => !unit || !ofProfile);
  const lines = ruleset.statLines?.(shown) ?? [];
  const hasStats = columns.some(({ id }) => profile.stats[id]);
  const stats =
    lines.length > 0
      ? lines
      : hasStats
        ? [{ name: words.profile, count: 1, stats: profile.stats, note: undefined }]
        : [];
  return (
    <>
      {profile.tables?.map(({ name, head, row }) => (
        <FigureRow
          key={name}
          name={name}
          cells={head.map((short, at) => ({ short, name: short, value: row[at] ?? '' }))}
        />
      ))}
      {stats.map(({ name, count, stats: values, note }) => (
        <FigureRow
          key={name}
          name={count > 1 ? words.eachOf(name, count) : name}
          note={note}
          cells={columns.flatMap(({ id, short, name: full, heroic = false }) => {
            const value = values[id];
            return value ? [{ short, name: full, value, heroic }] : [];
          })}
        />
      ))}
      <TermList ruleset={ruleset} name={words.carries} terms={shown.items} own={profile.carries} />
      <TermList ruleset={ruleset} name={words.rules} terms={profile.rules} />
    </>
  );
}

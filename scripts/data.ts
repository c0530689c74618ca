/** `npm run data`: prints every roster, as JSON with the fields of its source or as tables. */
import { registry } from '@/data/index';
import type { Ruleset } from '@/lib/rules/ruleset';
import { formatTable } from './text-table';

/** Every nation with its rows as the source prints them, to be compared from outside. */
function asData(rulesets: readonly Ruleset[]) {
  return {
    rulesets: rulesets.map(({ card: { id, name, nations }, table }) => ({
      id,
      name,
      nations: nations.map((nation) => ({
        id: nation.id,
        name: nation.name,
        profiles: table.filter((row) => row.nation === nation.id),
      })),
    })),
  };
}

function asTables({ card, columns, profiles }: Ruleset): string {
  const all = [...profiles.values()];
  const head = [
    'Profile',
    ...(card.points ? ['Points'] : []),
    ...columns.map(({ short }) => short),
    'Carries',
    'Rules',
  ];
  const numbers = card.points ? [1] : [];
  return card.nations
    .map(({ id, name }) => {
      const rows = all
        .filter(({ nation }) => nation === id)
        .map(({ name: profile, points, stats, carries, rules }) => [
          profile,
          ...(card.points ? [String(points)] : []),
          ...columns.map((column) => stats[column.id] ?? ''),
          carries.join(', '),
          rules.join(', '),
        ]);
      return `${card.name}, ${name} (${rows.length})\n\n${formatTable([head, ...rows], numbers)}`;
    })
    .join('\n');
}

// Whoever reads the output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
const words = process.argv.slice(2);
if (words.some((word) => word !== '--json')) {
  process.stderr.write('Usage: npm run --silent data -- [--json]\n');
  process.exitCode = 64;
} else {
  const rulesets = await Promise.all(registry.map(({ load }) => load.en()));
  const text =
    words.length > 0 ? JSON.stringify(asData(rulesets)) : rulesets.map(asTables).join('\n');
  process.stdout.write(`${text.trimEnd()}\n`);
}

import { mostOwned } from '@/lib/collection/collection';
import type { Profile } from '@/lib/roster/profile';
import { hasWords, searchable } from '@/lib/roster/search-text';
import type { Ruleset } from '@/lib/rules/ruleset';
import { useWords } from '../language/use-words';
import { OwnWords } from '../ui/own-words';
import { Stepper } from '../ui/stepper';
import { Symbol } from '../ui/symbol';
import { collectionWords } from './words';

type Step = (profile: string, by: number) => void;

function isFound({ name, carries, rules, standing = '' }: Profile, query: string): boolean {
  return hasWords(searchable([name, standing, ...carries, ...rules].join('\n')), query);
}

/** The profiles of a nation under their headings, with what is owned of each. */
export function OwnedRows({
  ruleset,
  nation,
  owned,
  query,
  onStep,
}: {
  readonly ruleset: Ruleset;
  readonly nation: string;
  readonly owned: ReadonlyMap<string, number>;
  readonly query: string;
  readonly onStep: Step;
}) {
  const words = useWords(collectionWords);
  const found = [...ruleset.profiles.values()].filter(
    (profile) => profile.nation === nation && isFound(profile, query),
  );
  if (found.length === 0) return <p>{words.noneFound}</p>;
  return ruleset.sections.map((section) => {
    const profiles = found.filter((profile) => profile.section === section.id);
    if (profiles.length === 0) return null;
    return (
      <section key={section.id} aria-label={section.name} className="mb-4">
        <h2 className="border-b border-hair pb-1.5 font-display leading-none italic">
          {section.name}
        </h2>
        <ul className="desk:columns-2 desk:gap-x-10">
          {profiles.map((profile) => (
            <OwnedRow
              key={profile.id}
              profile={profile}
              count={owned.get(profile.id) ?? 0}
              onStep={(by) => onStep(profile.id, by)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

function OwnedRow({
  profile: { name, standing, symbol },
  count,
  onStep,
}: {
  readonly profile: Profile;
  readonly count: number;
  readonly onStep: (by: number) => void;
}) {
  return (
    <li className="flex min-h-12 break-inside-avoid items-center gap-3 border-b border-hair">
      <Symbol id={symbol} className={`size-5 ${count > 0 ? 'text-accent' : 'text-edge'}`} />
      <span className="min-w-0 flex-1 leading-tight">
        {name}
        {standing !== undefined && <span className="text-s text-ink-2"> {standing}</span>}
      </span>
      <Stepper value={count} min={0} max={mostOwned} what={name} typing="counts" onStep={onStep} />
    </li>
  );
}

/** What is counted and stands on no roster that is here: kept, and shown by its id. */
export function Strangers({
  ruleset,
  owned,
  onStep,
}: {
  readonly ruleset: Ruleset;
  readonly owned: ReadonlyMap<string, number>;
  readonly onStep: Step;
}) {
  const words = useWords(collectionWords);
  const strangers = [...owned].filter(([id]) => !ruleset.profiles.has(id));
  if (strangers.length === 0) return null;
  return (
    <section aria-label={words.strangers} className="mb-4">
      <h2 className="border-b border-hair pb-1.5 font-display leading-none italic">
        {words.strangers}
      </h2>
      <ul>
        {strangers.map(([id, count]) => (
          <li key={id} className="flex min-h-12 items-center gap-3 border-b border-hair">
            <span className="min-w-0 flex-1 leading-tight wrap-anywhere">
              <OwnWords>{id}</OwnWords>
            </span>
            <Stepper
              value={count}
              min={0}
              max={mostOwned}
              what={id}
              typing="counts"
              onStep={(by) => onStep(id, by)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

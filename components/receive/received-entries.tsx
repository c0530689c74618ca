import { useMemo, useState } from 'react';
import type { Entry } from '@/lib/roster/list';
import type { Checked } from '@/lib/rules/check';
import { attributeWords } from '@/lib/rules/attribute-words';
import { groupName } from '@/lib/rules/group-name';
import type { Ruleset } from '@/lib/rules/ruleset';
import type { Unit } from '@/lib/rules/view';
import type { Both, Differences } from '@/lib/share/compare-said';
import { type ArrangedGroup, arrangeList, faultsOf } from '../builder/arrange-list';
import { Term } from '../glossary/term';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { OwnWords } from '../ui/own-words';
import { Symbol } from '../ui/symbol';
import { VerdictMark } from '../ui/verdict';
import { receiveWords } from './words';

/** Rows drawn before more are asked for: a list may have two thousand. */
const most = 150;

/** The first rows of all sections; sections of which none is left go, but not empty groups. */
function cut(groups: readonly ArrangedGroup[], rows: number): readonly ArrangedGroup[] {
  let left = rows;
  return groups.flatMap(({ group, sections }) => {
    const shown = sections.flatMap((section) => {
      const entries = section.entries.slice(0, Math.max(0, left));
      left -= section.entries.length;
      return entries.length > 0 ? [{ ...section, entries }] : [];
    });
    return shown.length > 0 || sections.length === 0 ? [{ group, sections: shown }] : [];
  });
}

/** The level of the headings under the list's own. */
export type HeadingLevel = 2 | 3 | 4;

/** Everything in a list, to read: grouped as its owner grouped it, under the roster's headings. */
export function ReceivedEntries({
  checked,
  differences,
  level,
}: {
  readonly checked: Checked;
  readonly differences?: Differences | undefined;
  readonly level: HeadingLevel;
}) {
  const words = useWords(receiveWords).list;
  const [isAll, setAll] = useState(false);
  const arranged = useMemo(() => arrangeList(checked), [checked]);
  const groups = useMemo(() => (isAll ? arranged : cut(arranged, most)), [arranged, isAll]);
  const faults = useMemo(() => faultsOf(checked), [checked]);
  const units = useMemo(
    () => new Map(checked.view.units.map((unit) => [unit.entry, unit])),
    [checked],
  );
  const { ruleset, list } = checked.view;
  const isGrouped = list.groups.length > 1;
  const GroupHeading = `h${level}` as const;
  const SectionHeading = isGrouped ? (`h${(level + 1) as 3 | 4 | 5}` as const) : GroupHeading;
  const entries = list.groups.reduce((sum, group) => sum + group.entries.length, 0);
  return (
    <div className="grid gap-5">
      {groups.map(({ group, sections }) => (
        <section
          key={group.id}
          aria-label={isGrouped ? groupName(ruleset, list, group) : words.entries}
        >
          {isGrouped && (
            <GroupHeading className="border-b border-line font-display text-l font-bold wrap-anywhere">
              <OwnWords>{groupName(ruleset, list, group)}</OwnWords>
            </GroupHeading>
          )}
          {sections.map(({ section, entries }) => (
            <div key={section?.id ?? ''}>
              {(ruleset.sections.length > 1 || !section) && (
                <SectionHeading className="mt-2 font-display text-l leading-snug text-ink-2 italic">
                  {section?.name ?? words.unknownProfiles}
                </SectionHeading>
              )}
              <ul>
                {entries.map((entry) => (
                  <EntryLine
                    key={entry.key}
                    entry={entry}
                    unit={units.get(entry)}
                    ruleset={ruleset}
                    nation={list.nation}
                    fault={faults.get(entry)}
                    price={differences?.prices.get(entry.key)}
                  />
                ))}
              </ul>
            </div>
          ))}
          {sections.length === 0 && <p className="py-3 text-ink-2">{words.nobody}</p>}
        </section>
      ))}
      {!isAll && entries > most && (
        <p>
          <Button onClick={() => setAll(true)}>{words.showAll(entries)}</Button>
        </p>
      )}
    </div>
  );
}

function EntryLine({
  entry,
  unit,
  ruleset,
  nation,
  fault,
  price,
}: {
  readonly entry: Entry;
  /** Nothing for a profile that the roster does not have. */
  readonly unit: Unit | undefined;
  readonly ruleset: Ruleset;
  /** Of the list. */
  readonly nation: string;
  readonly fault: string | undefined;
  readonly price: Both<number> | undefined;
}) {
  const words = useWords(receiveWords).list;
  const { count: number, profile, title, note } = entry;
  const ally = unit && unit.profile.nation !== nation ? unit.profile.nation : undefined;
  return (
    <li
      className={`grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2.5 border-b border-hair py-2 ${
        fault === undefined ? '' : '-mx-3 bg-rubric-wash px-3 shadow-[inset_3px_0_0_var(--rubric)]'
      }`}
    >
      {unit ? <Symbol id={unit.profile.symbol} className="size-5.5" /> : <span />}
      <div className="min-w-0 leading-tight wrap-anywhere">
        <p>
          <b className="figures">{number} ×</b>{' '}
          <b>{unit ? unit.profile.name : <OwnWords>{profile}</OwnWords>}</b>
          {ally !== undefined && (
            <span className="text-ink-2">
              {' '}
              ({ruleset.card.nations.find(({ id }) => id === ally)?.name ?? ally})
            </span>
          )}
          {title !== undefined && (
            <i className="ml-2 font-display text-ink-2">
              <OwnWords>{title}</OwnWords>
            </i>
          )}
        </p>
        {unit && <What unit={unit} ruleset={ruleset} />}
        {note !== undefined && (
          <p className="text-s text-ink-2 italic">
            <OwnWords>{note}</OwnWords>
          </p>
        )}
        {fault !== undefined && (
          <p className="flex items-center gap-1 text-s font-medium text-rubric">
            <VerdictMark mood="broken" className="size-3.5" />
            {fault}
          </p>
        )}
      </div>
      {unit && ruleset.card.points && (
        <p className="figures text-right leading-tight">
          <b>{unit.points}</b>
          {price && (
            <span className="block text-s whitespace-nowrap text-agree">
              {words.itSaid(<s className="no-underline">{price.said}</s>)}
            </span>
          )}
        </p>
      )}
    </li>
  );
}

/** Figures, arms and choices in a line, and the rules to look up. */
function What({ unit, ruleset }: { readonly unit: Unit; readonly ruleset: Ruleset }) {
  const words = useWords(receiveWords).list;
  const { profile, items, taken, unknownOptions, models, entry } = unit;
  const stats = ruleset.columns.flatMap(({ id, short, heroic }) =>
    heroic || profile.stats[id] === undefined ? [] : [`${short} ${profile.stats[id]}`],
  );
  const { card, speech } = ruleset;
  const each = models / entry.count;
  const bought = taken.filter(({ option }) => option.gives.length === 0);
  const parts = [
    ...attributeWords(unit, speech),
    ...(each > 1 && profile.modelsFrom === undefined
      ? [speech.forms.count(each, card.size?.part ?? speech.model)]
      : []),
    ...items,
    ...bought.map(({ option, quantity }) =>
      quantity > 1 ? `${quantity} ${option.name}` : option.name,
    ),
  ];
  return (
    <p className="text-s text-ink-2">
      {stats.length > 0 && <span className="figures mr-2">{stats.join(', ')}</span>}
      {parts.join(', ')}
      {unknownOptions.length > 0 && (
        <span>
          {parts.length > 0 && ', '}
          {words.notOffered(<OwnWords>{unknownOptions.join(', ')}</OwnWords>)}
        </span>
      )}
      {profile.rules.length > 0 && parts.length + unknownOptions.length > 0 && (
        <span className="px-1 text-edge">·</span>
      )}
      {profile.rules.map((rule, at) => (
        <span key={rule}>
          <span className="whitespace-nowrap">
            <Term ruleset={ruleset} term={rule} />
            {at < profile.rules.length - 1 && ','}
          </span>{' '}
        </span>
      ))}
    </p>
  );
}

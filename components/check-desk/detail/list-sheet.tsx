'use client';

import { useMemo } from 'react';
import type { ListRow } from '@/lib/desk/row';
import { type EventRules, listAtEvent, rulesetAtEvent } from '@/lib/rules/event';
import { NoRosters } from '../../receive/no-rosters';
import { ReceivedList } from '../../receive/received-list';
import { useRulesetOrWhy } from '../../rulesets/use-ruleset';
import { listName } from '../../shell/list-name';
import { OwnWords } from '../../ui/own-words';
import { Sheet } from '../../ui/sheet';

/** A list as its player wrote it, to read, held to the rules of the event that is in force. */
export default function ListSheet({
  row: { list, notes },
  event,
  onClose,
}: {
  readonly row: ListRow;
  readonly event: EventRules;
  readonly onClose: () => void;
}) {
  const ruleset = useRulesetOrWhy(list.ruleset);
  const name = listName(list);
  const shown = useMemo(() => {
    if (typeof ruleset !== 'object') return undefined;
    // An event of another ruleset has nothing to say of what is in the list.
    const isOther = event.ruleset !== undefined && event.ruleset !== list.ruleset;
    return isOther
      ? { list, ruleset }
      : { list: listAtEvent(list, ruleset, event), ruleset: rulesetAtEvent(ruleset, event) };
  }, [list, ruleset, event]);
  return (
    <Sheet
      open
      title={name}
      place="page"
      onClose={onClose}
      heading={
        <span className="line-clamp-2 wrap-anywhere">
          <OwnWords>{name}</OwnWords>
        </span>
      }
    >
      <div className="px-4 pb-6 tablet:px-6">
        {shown && (
          <ReceivedList list={shown.list} ruleset={shown.ruleset} found={{ notes }} level={3} />
        )}
        {ruleset === undefined && <div aria-busy className="min-h-96" />}
        {typeof ruleset === 'string' && <NoRosters />}
      </div>
    </Sheet>
  );
}

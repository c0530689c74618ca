'use client';

import { memo } from 'react';
import { useWords } from '../../language/use-words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { focusOn } from '../focus';
import { pressRow } from '../press-row';
import { useDesk } from '../use-desk';
import { holds, wide } from '../use-media';
import { GroupFacts } from './group-facts';
import { GroupFindings } from './group-findings';
import { GroupMenu } from './group-menu';
import { GroupName } from './group-name';
import { looksSame, type ShownGroup } from './shown-groups';
import { groupsWords } from './words';

const levels = ['h2', 'h3', 'h4'] as const;

interface Props {
  readonly shown: ShownGroup;
  readonly isFolded: boolean;
  /** Whether the roster adds to it. */
  readonly isTarget: boolean;
  /** Id of what it folds. */
  readonly body: string;
}

function isSame(a: Props, b: Props): boolean {
  return (
    a.isFolded === b.isFolded &&
    a.isTarget === b.isTarget &&
    a.body === b.body &&
    looksSame(a.shown, b.shown)
  );
}

/** The head of a group: what it is, how it stands to its limits, and what is wrong with it. */
export const GroupHead = memo(function GroupHead({ shown, isFolded, isTarget, body }: Props) {
  const desk = useDesk();
  const words = useWords(groupsWords);
  const { group, name, word, isOwnName, depth, findings } = shown;
  const Heading = levels[Math.min(depth, levels.length - 1)] ?? 'h4';
  const toggle = () => desk.fold(group.id, !isFolded);

  function addHere() {
    desk.aim(group.id);
    if (holds(wide)) focusOn('[data-roster-search]');
    else desk.show('roster');
  }

  return (
    <div className="bg-ground pt-3 tablet:pt-4">
      <div
        onClick={pressRow(toggle)}
        className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center border-b-2 border-line pb-1"
      >
        <Heading className="-ml-2.5 self-start">
          <button
            type="button"
            data-group-toggle=""
            aria-expanded={!isFolded}
            aria-controls={isFolded ? undefined : body}
            onClick={toggle}
            className="grid size-9 place-items-center rounded-s hover:bg-well max-tablet:size-11"
          >
            <Icon name={isFolded ? 'next' : 'down'} />
            <span className="sr-only">{isOwnName ? `${word} ${name}` : name}</span>
          </button>
        </Heading>
        <div className="min-w-0">
          <GroupName group={group} name={name} word={word} />
          <GroupFacts shown={shown} isTarget={isTarget} />
        </div>
        <div className="flex items-center self-start max-tablet:-mr-2 tablet:-mr-3">
          <Button
            look="quiet"
            icon="add"
            onClick={addHere}
            {...(!holds(wide) && { 'aria-haspopup': 'dialog' })}
            className={isTarget ? 'text-accent' : 'text-ink-2'}
          >
            {words.addUnits(name)}
          </Button>
          <GroupMenu shown={shown} />
        </div>
      </div>
      <GroupFindings findings={findings} group={group.id} />
    </div>
  );
}, isSame);

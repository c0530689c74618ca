'use client';

import { useRouter } from 'next/navigation';
import { memo } from 'react';
import type { Nation } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import { useStore } from '@/lib/store/use-store';
import { agreedWords } from '../new-list/agreed-words';
import { useWords } from '../language/use-words';
import { announce } from '../shell/announce';
import { describeError } from '../shell/describe-failure';
import { copyName } from '../shelf/copy-name';
import { listName } from '../shell/list-name';
import { Button, ButtonLink } from '../ui/button';
import { Menu, type MenuItem } from '../ui/menu';
import { Swatch } from '../ui/swatch';
import { ListName } from './list-name';
import { UndoButtons } from './undo-buttons';
import { useDesk } from './use-desk';
import { phone, useMedia, wide } from './use-media';
import { builderWords } from './words/builder';

/** Whose list it is, and what can be done with the whole of it. */
export const ListHead = memo(function ListHead({
  id,
  view,
  nation,
}: {
  readonly id: string;
  readonly view: View;
  readonly nation: Nation | undefined;
}) {
  const desk = useDesk();
  const words = useWords(builderWords);
  const store = useStore();
  const router = useRouter();
  const isPhone = useMedia(phone);
  const isWide = useMedia(wide);
  const { list, ruleset } = view;
  const agreed = agreedWords(ruleset.settings, view.settings, ruleset.cap ? view.cap : undefined);
  const nationName = nation?.name ?? list.nation;
  const print = `/print/?ids=${encodeURIComponent(id)}`;
  const owned = `/collection/?${new URLSearchParams({ ruleset: list.ruleset, nation: list.nation })}`;
  const share = () => desk.show('share');

  async function duplicate() {
    try {
      const name = listName(list);
      const copy = await store?.duplicate(id, copyName(name, new Set([list.name])));
      if (copy !== undefined) router.push(`/list/?id=${encodeURIComponent(copy)}`);
    } catch (error) {
      announce(words.notDuplicated(describeError(error)));
    }
  }

  const items: readonly MenuItem[] = [
    ...(isPhone
      ? [
          { label: words.redo, onSelect: desk.redo },
          { label: words.share, onSelect: share },
          { label: words.print, onSelect: () => router.push(print) },
        ]
      : []),
    ...(isWide ? [] : [{ label: words.settings, onSelect: () => desk.show('settings') }]),
    {
      label: words.play,
      onSelect: () => router.push(`/play/?list=${encodeURIComponent(id)}`),
    },
    { label: words.duplicate, onSelect: () => void duplicate() },
    { label: words.collection, onSelect: () => router.push(owned) },
  ];

  return (
    <section
      aria-label={words.thisList}
      className="oxford z-4 flex items-center bg-ground p-2 max-tablet:top-0 tall:max-tablet:sticky tablet:gap-4 tablet:px-4 tablet:py-3 desk:px-6"
    >
      <ButtonLink href="/" look="quiet" icon="back" prefetch={false} className="tablet:-mx-3">
        {words.back}
      </ButtonLink>
      {nation && <Swatch tincture={nation.tincture} className="h-10 w-7 max-tablet:hidden" />}
      <div className="min-w-0 flex-1">
        <ListName name={list.name} />
        <p
          title={[nationName, ruleset.card.name, agreed].filter(Boolean).join(', ')}
          className="truncate px-1 leading-tight text-ink-2 max-tablet:text-s"
        >
          <b className="text-accent">{nationName}</b>
          <Dot />
          {ruleset.card.name}
          {agreed && (
            <>
              <Dot />
              {agreed}
            </>
          )}
        </p>
      </div>
      <div className="flex items-center">
        <UndoButtons />
        <Button
          look="quiet"
          icon="settings"
          aria-haspopup="dialog"
          onClick={() => desk.show('settings')}
          className="max-desk:hidden"
        >
          {words.settings}
        </Button>
        <Button
          icon="share"
          aria-haspopup="dialog"
          onClick={share}
          className="touch ml-1 max-desk:px-0 max-tablet:hidden"
        >
          <span className="max-desk:sr-only">{words.share}</span>
        </Button>
        <ButtonLink
          href={print}
          icon="print"
          prefetch={false}
          className="touch ml-1 max-desk:px-0 max-tablet:hidden"
        >
          <span className="max-desk:sr-only">{words.print}</span>
        </ButtonLink>
        <Menu label={words.more} items={items} />
        <Button
          look="solid"
          icon="add"
          data-add=""
          aria-haspopup="dialog"
          onClick={() => desk.show('roster')}
          className="ml-1 max-tablet:hidden desk:hidden"
        >
          {words.add}
        </Button>
      </div>
    </section>
  );
});

function Dot() {
  return <span className="px-1 text-edge">·</span>;
}

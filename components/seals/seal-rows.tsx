'use client';

import { useState } from 'react';
import type { KeptCode, OwnSeal } from '@/lib/seal/row';
import { useLanguage, useWords } from '../language/use-words';
import { useCard } from '../rulesets/cards';
import { formatDay, formatDayTime } from '../shelf/format-date';
import { listName } from '../shell/list-name';
import { Button, ButtonLink } from '../ui/button';
import { OwnWords } from '../ui/own-words';
import { Verdict } from '../ui/verdict';
import { LookLink } from './look-link';
import { RevealSheet } from './reveal-sheet';
import { SealCodeView } from './seal-code';
import { sealsWords } from './words';

const row = 'grid gap-2 border-b border-hair py-4';
const name = 'font-display text-[1.375rem] leading-[1.15] font-bold wrap-anywhere';

/** A list that the player sealed: its code, and the way to show it. */
export function OwnSealRow({
  seal,
  onRemove,
}: {
  readonly seal: OwnSeal;
  readonly onRemove: () => void;
}) {
  const words = useWords(sealsWords).own;
  const language = useLanguage();
  const card = useCard(seal.ruleset);
  const nation = card?.nations.find(({ id }) => id === seal.nation);
  const [isOpen, setOpen] = useState(false);
  const title = listName(seal);
  return (
    <li data-nation={nation?.tincture} className={row}>
      <div>
        <h3 className={name}>
          <OwnWords>{title}</OwnWords>
        </h3>
        <p className="leading-tight text-ink-2">
          <b className="text-accent">{nation?.name ?? seal.nation}</b>{' '}
          <span className="text-edge">·</span> {card?.shortName ?? seal.ruleset}{' '}
          <span className="text-edge">·</span> {words.sealed(formatDayTime(seal.made, language))}
        </p>
      </div>
      <SealCodeView code={seal.code} />
      <div className="flex flex-wrap gap-2">
        <Button
          look="solid"
          aria-haspopup="dialog"
          aria-label={words.revealNamed(title)}
          onClick={() => setOpen(true)}
        >
          {words.reveal}
        </Button>
        <Button aria-label={words.removeNamed(title)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      <RevealSheet seal={seal} open={isOpen} onClose={() => setOpen(false)} />
    </li>
  );
}

/** A code of somebody else's list: whether the list has come, and the way to it. */
export function KeptCodeRow({
  kept,
  onRemove,
}: {
  readonly kept: KeptCode;
  readonly onRemove: () => void;
}) {
  const words = useWords(sealsWords).kept;
  const language = useLanguage();
  const { opened } = kept;
  return (
    <li className={row}>
      <div>
        <h3 className={name}>
          <OwnWords>{kept.name}</OwnWords>
        </h3>
        <p className="figures leading-tight text-ink-2">
          <span className="wrap-anywhere">{kept.code}</span> <span className="text-edge">·</span>{' '}
          {words.keptOn(formatDay(kept.made, language))}
        </p>
      </div>
      <p>
        <Verdict mood={opened ? 'legal' : 'advice'}>
          {opened ? words.opened(formatDay(opened.at, language)) : words.waits}
        </Verdict>
      </p>
      <div className="flex flex-wrap gap-2">
        {opened ? (
          <LookLink reveal={opened.reveal} label={words.lookNamed(kept.name)}>
            {words.look}
          </LookLink>
        ) : (
          <ButtonLink href="/open/" aria-label={words.openNamed(kept.name)}>
            {words.open}
          </ButtonLink>
        )}
        <Button aria-label={words.removeNamed(kept.name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

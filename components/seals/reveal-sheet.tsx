'use client';

import { useMemo } from 'react';
import { linkLetters } from '@/lib/share/code/spelling';
import { fileNameOf } from '@/lib/share/file-name';
import { revealLinkOf } from '@/lib/share/link';
import { mostShown, qrOf } from '@/lib/share/qr';
import type { OwnSeal } from '@/lib/seal/row';
import { saveFile } from '../files/save-file';
import { useWords } from '../language/use-words';
import { CopyButton } from '../share/copy-button';
import { QrFigure } from '../share/qr-figure';
import { SendButton } from '../share/send-button';
import { siteAddress } from '../share/site';
import { listName } from '../shell/list-name';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { LookLink } from './look-link';
import { sealsWords } from './words';

/** A sealed list in the forms that show it, exactly as it was sealed. */
export function RevealSheet({
  seal,
  open,
  onClose,
}: {
  readonly seal: OwnSeal;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const words = useWords(sealsWords).reveal;
  return (
    <Sheet open={open} onClose={onClose} title={words.title(listName(seal))}>
      <Forms seal={seal} />
    </Sheet>
  );
}

function Forms({ seal }: { readonly seal: OwnSeal }) {
  const words = useWords(sealsWords).reveal;
  const name = listName(seal);
  const { link, symbol } = useMemo(() => {
    const bytes = linkLetters.parse(seal.reveal) ?? new Uint8Array();
    const { link: whole, address, digits } = revealLinkOf(siteAddress(), bytes);
    return { link: whole, symbol: qrOf({ address, digits }, mostShown) };
  }, [seal]);
  return (
    <div className="grid gap-4 px-4 pb-5">
      <p className="text-s leading-snug text-ink-2">{words.text}</p>
      <input
        readOnly
        aria-label={words.link}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="field text-s"
      />
      <div className="flex flex-wrap gap-2 max-tablet:*:flex-1">
        <CopyButton look="solid" what="link" text={link} />
        <SendButton what="link" content={{ title: name, url: link }} />
        <Button
          icon="file"
          onClick={() => saveFile(fileNameOf(name, '.reveal.txt'), `${link}\n`, 'text/plain')}
        >
          {words.file}
        </Button>
        <LookLink reveal={seal.reveal} label={words.lookNamed(name)}>
          {words.look}
        </LookLink>
      </div>
      {symbol ? (
        <div className="mx-auto w-full max-w-80 border border-edge">
          <QrFigure symbol={symbol} label={words.scanLabel} />
        </div>
      ) : (
        <p className="text-s text-ink-2">{words.tooLong}</p>
      )}
    </div>
  );
}

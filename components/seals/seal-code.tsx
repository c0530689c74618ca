'use client';

import { useMemo, useState } from 'react';
import { sealLinkOf } from '@/lib/share/link';
import { mostShown, qrOf } from '@/lib/share/qr';
import { useWords } from '../language/use-words';
import { CopyButton } from '../share/copy-button';
import { QrFigure } from '../share/qr-figure';
import { SendButton } from '../share/send-button';
import { siteAddress } from '../share/site';
import { Button } from '../ui/button';
import { sealsWords } from './words';

/** A code to read out, and every way to hand it over. */
export function SealCodeView({ code }: { readonly code: string }) {
  const words = useWords(sealsWords).code;
  const [isShown, setShown] = useState(false);
  const link = sealLinkOf(siteAddress(), code);
  const symbol = useMemo(
    () => (isShown ? qrOf({ address: link, digits: '' }, mostShown) : undefined),
    [isShown, link],
  );
  return (
    <div className="grid gap-2">
      <output
        aria-label={words.label}
        className="figures block border-y border-hair py-2 text-l leading-snug font-bold wrap-anywhere select-all"
      >
        {code}
      </output>
      <div className="flex flex-wrap gap-2 max-tablet:*:flex-1">
        <CopyButton what="sealCode" text={code} />
        <SendButton what="sealCode" content={{ text: words.message(code), url: link }} />
        <Button icon="scan" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {words.scan}
        </Button>
      </div>
      {symbol && (
        <div className="w-full max-w-64 border border-edge">
          <QrFigure symbol={symbol} label={words.scanLabel} />
        </div>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { loadCatalogues } from '@/data';
import type { Checked } from '@/lib/rules/check';
import type { QrCode } from '@/lib/share/qr';
import { siteAddress } from './site';

/** A list in the forms in which it leaves this device, but for files. */
export interface Forms {
  readonly link: string;
  readonly text: string;
  /** Nothing for a list that is too long for a symbol. */
  readonly symbol: QrCode | undefined;
}

async function makeForms(checked: Checked): Promise<Forms> {
  const [catalogues, { packList }, links, { linkLetters }, { mostShown, qrOf }, { formatText }] =
    await Promise.all([
      loadCatalogues(),
      import('@/lib/share/code/list'),
      import('@/lib/share/link'),
      import('@/lib/share/code/spelling'),
      import('@/lib/share/qr'),
      import('@/lib/share/text/format-text'),
    ]);
  const bytes = packList(checked.view.list, catalogues);
  const site = siteAddress();
  return {
    link: links.linkOf(site, linkLetters.format(bytes)),
    text: formatText(checked, catalogues),
    symbol: qrOf(links.printedLinkOf(site, bytes), mostShown),
  };
}

export type MadeForms =
  { readonly state: 'making' | 'failed' } | { readonly state: 'made'; readonly forms: Forms };

/** The forms of a list, once what making them takes is loaded. */
export function useForms(checked: Checked): MadeForms {
  const [made, setMade] = useState<{ readonly of: Checked; readonly forms?: Forms }>();
  useEffect(() => {
    let isGone = false;
    makeForms(checked).then(
      (forms) => {
        if (!isGone) setMade({ of: checked, forms });
      },
      () => {
        if (!isGone) setMade({ of: checked });
      },
    );
    return () => {
      isGone = true;
    };
  }, [checked]);
  if (made?.of !== checked) return { state: 'making' };
  return made.forms ? { state: 'made', forms: made.forms } : { state: 'failed' };
}

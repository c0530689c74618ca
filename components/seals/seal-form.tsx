'use client';

import { useState } from 'react';
import type { List } from '@/lib/roster/list';
import { hasUnknownFields } from '@/lib/share/same-list';
import type { OwnSeal } from '@/lib/seal/row';
import { type FailureReason, explain } from '@/lib/store/failure';
import { useStore } from '@/lib/store/use-store';
import { useWords } from '../language/use-words';
import { announce } from '../shell/announce';
import { describeFailure } from '../shell/describe-failure';
import { Button } from '../ui/button';
import { PageLink } from '../ui/page-link';
import { digestsHere } from './digests';
import { SealCodeView } from './seal-code';
import { useSeals } from './use-seals';
import { sealsWords } from './words';

/** Seals a list, and shows the code once it is kept. A list that was edited since can be sealed anew. */
export default function SealForm({ list }: { readonly list: List }) {
  const words = useWords(sealsWords);
  const store = useStore();
  const [sealed, setSealed] = useState<{ readonly of: List; readonly seal: OwnSeal }>();
  const { rows, isLoading } = useSeals();
  const [isMaking, setMaking] = useState(false);
  const [trouble, setTrouble] = useState<FailureReason>();
  const digests = digestsHere();
  if (!digests) return <p className="text-s text-agree">{words.insecure}</p>;

  async function make() {
    if (!store || !digests || isLoading || isMaking) return;
    setMaking(true);
    setTrouble(undefined);
    try {
      const { makeSeal, sealOf } = await import('./make-seal');
      let seal = await sealOf(list, rows);
      if (!seal) {
        seal = await makeSeal(digests, list);
        await store.seals.change([seal], []);
      }
      setSealed({ of: list, seal });
      announce(words.seal.done);
    } catch (error) {
      setTrouble(explain(error).reason);
    }
    setMaking(false);
  }

  if (sealed?.of === list)
    return (
      <div className="grid gap-2">
        <SealCodeView code={sealed.seal.code} />
        <p className="text-s leading-snug text-ink-2">
          {words.seal.kept((text) => (
            <PageLink href="/seals/" className="underline">
              {text}
            </PageLink>
          ))}
          {hasUnknownFields(list) && ` ${words.seal.unknownFields}`}
        </p>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-2 max-tablet:justify-items-stretch">
      <Button aria-disabled={isLoading || isMaking} onClick={() => void make()}>
        {isMaking ? words.seal.making : words.seal.make}
      </Button>
      {trouble !== undefined && (
        <p role="alert">
          {words.seal.failed} {describeFailure(trouble)}
        </p>
      )}
    </div>
  );
}

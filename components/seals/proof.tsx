'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { containedText } from '@/lib/roster/contained-text';
import type { Read } from '@/lib/roster/read-error';
import { sealCodeOf } from '@/lib/seal/commit';
import { type Judgement, judge } from '@/lib/seal/judge';
import { type Reveal, packReveal } from '@/lib/share/code/reveal';
import { linkLetters } from '@/lib/share/code/spelling';
import type { KeptCode, OwnSeal } from '@/lib/seal/row';
import { useStore } from '@/lib/store/use-store';
import { useLanguage, useWords } from '../language/use-words';
import { formatDay } from '../shelf/format-date';
import { OwnWords } from '../ui/own-words';
import { PageLink } from '../ui/page-link';
import { type Mood, VerdictMark } from '../ui/verdict';
import { digestsHere } from './digests';
import { keptCodes, ownSeals, useSeals } from './use-seals';
import { sealsWords } from './words';

type Verdict = Judgement<OwnSeal, KeptCode>;

const moods: Readonly<Record<Verdict['kind'], Mood>> = {
  kept: 'legal',
  own: 'advice',
  other: 'broken',
  'nothing-kept': 'agree',
};

/** The code of what was revealed, once it is made. */
function useCode(reveal: Reveal | undefined): string | 'failed' | undefined {
  const [made, setMade] = useState<{ readonly of: Reveal; readonly code: string | 'failed' }>();
  useEffect(() => {
    const digests = digestsHere();
    if (!reveal || !digests) return;
    let isGone = false;
    const hear = (code: string) => {
      if (!isGone) setMade({ of: reveal, code });
    };
    sealCodeOf(digests, reveal).then(hear, () => hear('failed'));
    return () => {
      isGone = true;
    };
  }, [reveal]);
  return made?.of === reveal ? made?.code : undefined;
}

/** Whether a list that is revealed is the one whose code the player has. */
export default function Proof({ reveal: read }: { readonly reveal: Read<Reveal> }) {
  const words = useWords(sealsWords);
  const reveal = read.ok ? read.value : undefined;
  const code = useCode(reveal);
  const { rows, isLoading, failed } = useSeals();
  const store = useStore();
  const verdict =
    code === undefined || code === 'failed' || isLoading || failed
      ? undefined
      : judge(code, ownSeals(rows), keptCodes(rows));
  const opened = verdict?.kind === 'kept' && !verdict.kept.opened ? verdict.kept : undefined;
  useEffect(() => {
    if (!opened || !reveal) return;
    const letters = linkLetters.format(packReveal(reveal));
    // When this is not stored, the next look at the list stores it.
    void store?.seals
      .change([{ ...opened, opened: { at: Date.now(), reveal: letters } }], [])
      .catch(() => undefined);
  }, [opened, reveal, store]);

  if (!read.ok) {
    const isNewer = read.error.code === 'unsupported-version';
    return <Line mood="agree">{isNewer ? words.proof.newer : words.proof.damaged}</Line>;
  }
  if (!digestsHere()) return <Line mood="agree">{words.insecure}</Line>;
  if (code === 'failed' || failed) return <Line mood="agree">{words.proof.failed}</Line>;
  if (!verdict || code === undefined) return <Line mood="advice">{words.proof.looking}</Line>;
  return (
    <Line mood={moods[verdict.kind]}>
      <Said verdict={verdict} code={code} />
    </Line>
  );
}

function Said({ verdict, code }: { readonly verdict: Verdict; readonly code: string }) {
  const words = useWords(sealsWords).proof;
  const language = useLanguage();
  switch (verdict.kind) {
    case 'kept':
      return words.kept(
        <OwnWords>{verdict.kept.name}</OwnWords>,
        formatDay(verdict.kept.made, language),
      );
    case 'own':
      return words.own(formatDay(verdict.own.made, language));
    case 'other':
      return words.other(verdict.waiting.map(({ name }) => containedText(name)));
    case 'nothing-kept':
      return words.nothingKept(code, (text) => (
        <PageLink href="/seals/" className="underline">
          {text}
        </PageLink>
      ));
  }
}

function Line({ mood, children }: { readonly mood: Mood; readonly children: ReactNode }) {
  const words = useWords(sealsWords).proof;
  return (
    <div
      role="status"
      aria-label={words.label}
      className="flex gap-2 border-y border-line bg-sheet px-3 py-3"
    >
      <VerdictMark mood={mood} className="mt-0.5 size-5" />
      <p className="min-w-0 flex-1 leading-snug wrap-anywhere">{children}</p>
    </div>
  );
}

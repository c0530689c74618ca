'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { mostOfPieceName, type Piece } from '@/lib/rules/play';
import { useWords } from '../language/use-words';
import { useDraft } from '../ui/use-draft';
import { playWords } from './words';

/** What the player calls a piece in this game. It is kept when the field is left, however that is. */
export function PieceName({
  piece: { name = '' },
  onName,
}: {
  readonly piece: Piece;
  readonly onName: (name: string) => void;
}) {
  const words = useWords(playWords);
  const id = useId();
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  useDraft(wanted !== name);
  const keep = () => {
    if (wanted !== name) onName(wanted);
  };
  const leave = useEffectEvent(keep);
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-s text-ink-2">
        {words.nameOf}
      </label>
      <input
        id={id}
        value={typed}
        maxLength={mostOfPieceName}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep();
        }}
        className="field"
      />
    </div>
  );
}

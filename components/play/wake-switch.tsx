'use client';

import { useId, useState } from 'react';
import { useLive } from '@/lib/live/use-live';
import { useWords } from '../language/use-words';
import { Box } from '../ui/box';
import { createWakeLock } from './wake-lock';
import { playWords } from './words';

/** Keeps the screen on while a game is open, and says honestly whether it does. */
export function WakeSwitch() {
  const words = useWords(playWords).awake;
  const [lock] = useState(createWakeLock);
  const awake = useLive(lock, 'off');
  const id = useId();
  const isTrouble = awake === 'unsupported' || awake === 'refused';
  return (
    <div className="flex min-h-(--touch) items-center gap-2.5">
      {awake !== 'unsupported' && (
        <>
          <Box
            id={id}
            role="switch"
            checked={awake !== 'off'}
            aria-describedby={isTrouble ? `${id}-state` : undefined}
            onChange={lock.toggle}
          />
          <label htmlFor={id} className="flex min-h-(--touch) cursor-pointer items-center">
            {words.label}
          </label>
        </>
      )}
      {isTrouble && (
        <p id={`${id}-state`} className="text-s leading-tight text-ink-2">
          {words[awake]}
        </p>
      )}
    </div>
  );
}

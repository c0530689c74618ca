'use client';

import { useId, useState } from 'react';
import { type Game, type Result, results } from '@/lib/play/game';
import type { GameSession } from '@/lib/store/game-session';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { Choice } from '../ui/choice';
import { Sheet } from '../ui/sheet';
import { playWords } from './words';

/** How it ended, and what is to be remembered of it; notes are kept as they are written. */
export default function EndSheet({
  game,
  session,
  isEnding,
  onClose,
}: {
  readonly game: Game;
  readonly session: GameSession;
  /** Whether the game ends with it; else only notes are written. */
  readonly isEnding: boolean;
  readonly onClose: () => void;
}) {
  const words = useWords(playWords).ending;
  const [result, setResult] = useState<Result | undefined>(game.result);
  const id = useId();
  return (
    <Sheet
      open
      title={isEnding ? words.title : words.notes}
      onClose={onClose}
      foot={
        <div className="border-t border-line px-4 py-3">
          <Button
            look="solid"
            className="max-tablet:w-full"
            onClick={() => {
              if (isEnding) session.obey({ do: 'end', at: Date.now(), result });
              onClose();
            }}
          >
            {isEnding ? words.finish : words.close}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5 px-4 pb-4">
        {isEnding && (
          <fieldset>
            <legend className="mb-2 font-display text-l leading-none font-bold">
              {words.result}
            </legend>
            <div className="grid grid-cols-3">
              {results.map((one) => (
                <Choice
                  key={one}
                  name={`${id}-result`}
                  look="segment"
                  checked={result === one}
                  onChange={() => setResult(one)}
                >
                  {words.results[one]}
                </Choice>
              ))}
            </div>
          </fieldset>
        )}
        <div>
          <label
            htmlFor={`${id}-notes`}
            className="mb-2 block font-display text-l leading-none font-bold"
          >
            {words.text}
          </label>
          <textarea
            id={`${id}-notes`}
            rows={5}
            value={game.notes}
            maxLength={5000}
            onChange={({ target }) => session.obey({ do: 'notes', text: target.value })}
            className="field block resize-y py-2 leading-snug"
          />
        </div>
      </div>
    </Sheet>
  );
}

'use client';

import { foldTable } from '@/lib/play/fold';
import { type Game, enemiesOf } from '@/lib/play/game';
import { listed } from '../language/plural';
import { useLanguage, useWords } from '../language/use-words';
import { useCard } from '../rulesets/cards';
import { formatMoment, formatWhole } from '../shelf/format-date';
import { listName } from '../shell/list-name';
import { Menu } from '../ui/menu';
import { OwnWords } from '../ui/own-words';
import { PageLink } from '../ui/page-link';
import { Swatch } from '../ui/swatch';
import { listOf } from './list-of';
import { numbered } from './numbered';
import { playWords } from './words';

/** A game in a line: whose, against whom, how it went; it opens the game. */
export function GameLine({
  game,
  today,
  onDelete,
}: {
  readonly game: Game;
  readonly today: number;
  readonly onDelete?: () => void;
}) {
  const words = useWords(playWords);
  const language = useLanguage();
  const { id, own, actions, started, ended, result, notes } = game;
  const list = listOf(own);
  const card = useCard(list?.ruleset ?? '');
  const nation = card?.nations.find((one) => one.id === list?.nation);
  const name = listName(list ?? { name: '' });
  const foes = numbered(
    enemiesOf(game).map(({ document }) => {
      const foe = listOf(document);
      return foe ? listName(foe) : words.unreadableFoe;
    }),
  );
  const moment = ended ?? started;
  const when = formatMoment(moment, today, language);
  return (
    <li
      data-nation={nation?.tincture}
      className="group relative flex gap-3 border-b border-hair py-3"
    >
      {nation && <Swatch tincture={nation.tincture} className="h-12 w-7" />}
      <div className="min-w-0 flex-1 leading-tight">
        <h3 className="font-display text-l leading-tight font-bold wrap-anywhere">
          <PageLink
            href={`/play/?id=${encodeURIComponent(id)}`}
            prefetch={false}
            className="no-underline decoration-1 group-hover:underline after:absolute after:inset-0"
          >
            <OwnWords>{name}</OwnWords>
          </PageLink>
        </h3>
        <p className="text-ink-2">
          <b className="text-accent">{nation?.name ?? list?.nation}</b>
          {foes.length > 0 && (
            <>
              {' '}
              <OwnWords>{words.against(listed(language, foes))}</OwnWords>
            </>
          )}
        </p>
        <p className="flex flex-wrap gap-x-2 text-s text-ink-2">
          {ended !== undefined && (
            <b className="text-ink">{words.ending.over(result && words.ending.results[result])}</b>
          )}
          <span>{words.turnOf(foldTable(actions).turn)}</span>
          <time dateTime={new Date(moment).toISOString()} title={formatWhole(moment, language)}>
            {ended === undefined ? words.begun(when) : words.ended(when)}
          </time>
        </p>
        {notes.trim() !== '' && (
          <p className="mt-1 line-clamp-3 text-s whitespace-pre-line italic">
            <OwnWords>{notes}</OwnWords>
          </p>
        )}
      </div>
      {onDelete && (
        <div className="relative z-1 -mr-3">
          <Menu label={words.moreFor(name)} items={[{ label: words.delete, onSelect: onDelete }]} />
        </div>
      )}
    </li>
  );
}

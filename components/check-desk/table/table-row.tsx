import { memo } from 'react';
import type { Marks } from '@/lib/desk/duplicates';
import { type DeskRow, countingFindings, isList } from '@/lib/desk/row';
import { useWords } from '../../language/use-words';
import { useCard } from '../../rulesets/cards';
import { listName } from '../../shell/list-name';
import { Icon } from '../../ui/icon';
import { OwnWords } from '../../ui/own-words';
import { Swatch } from '../../ui/swatch';
import { Verdict } from '../../ui/verdict';
import { RowDetail } from '../detail/row-detail';
import { describePoints, describeRowVerdict, moodOf } from '../verdict-words';
import { deskWords } from '../words';
import { areas } from './columns';

/** One list of the table; a press on its name opens what there is to say of it. */
export const TableRow = memo(function TableRow({
  row,
  index,
  marks,
  isOpen,
  onOpen,
}: {
  readonly row: DeskRow;
  /** Among all rows of the table, its head included. */
  readonly index: number;
  readonly marks: Marks | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (id: string, isOpen: boolean) => void;
}) {
  const words = useWords(deskWords);
  const { id } = row;
  const card = useCard(isList(row) ? row.list.ruleset : '');
  const nation = isList(row) ? card?.nations.find((one) => one.id === row.list.nation) : undefined;
  const { points, of } = describePoints(row, words);
  const detail = `detail-${id}`;
  return (
    <>
      <tr
        id={`row-${id}`}
        role="row"
        aria-rowindex={index}
        data-verdict={row.verdict}
        className={`desk-row relative border-b border-hair py-2.5 leading-tight hover:bg-well tablet:py-2 ${
          isOpen ? 'border-transparent!' : ''
        }`}
      >
        <td role="cell" className={`p-0 ${areas.player} max-desk:text-s max-desk:text-ink-2`}>
          <Player row={row} />
        </td>
        <td role="cell" className={`p-0 ${areas.list}`}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detail : undefined}
            onClick={() => onOpen(id, !isOpen)}
            className="block w-full text-left leading-tight font-bold wrap-anywhere after:absolute after:inset-0"
          >
            <span className="line-clamp-2">
              {isList(row) ? (
                <OwnWords>{listName(row.list)}</OwnWords>
              ) : (
                <span className="font-normal text-ink-2">
                  {words.table.noList}
                  <span className="sr-only">
                    {': '}
                    <OwnWords>{row.file}</OwnWords>
                  </span>
                </span>
              )}
            </span>
          </button>
          {isList(row) && (
            <span className="block text-s text-ink-2 max-desk:hidden">{row.rulesetName}</span>
          )}
        </td>
        <td role="cell" className={`p-0 ${areas.nation}`}>
          {isList(row) && (
            <span data-nation={nation?.tincture} className="flex gap-2">
              {nation && <Swatch tincture={nation.tincture} className="mt-[.1em] h-4 w-3.5" />}
              <span className="min-w-0 truncate text-accent">{row.nationName}</span>
            </span>
          )}
        </td>
        <td role="cell" className={`p-0 ${areas.points}`}>
          <b>{points}</b> <span className="text-s text-ink-2">{of}</span>
        </td>
        <td role="cell" className={`p-0 ${areas.models}`}>
          {isList(row) && (
            <>
              {words.number(row.report.models)}
              <span className="text-s text-ink-2 tablet:sr-only"> {words.table.models}</span>
            </>
          )}
        </td>
        <td role="cell" className={`p-0 ${areas.verdict} max-tablet:mt-1.5`}>
          <Verdict mood={moodOf[row.verdict]}>{describeRowVerdict(row, words)}</Verdict>
        </td>
        <td role="cell" className={`p-0 ${areas.findings} max-tablet:mt-1`}>
          <Findings row={row} marks={marks} />
        </td>
        <td role="cell" className={`p-0 ${areas.data} figures text-s text-ink-2`}>
          {isList(row) && row.report.dataVersion}
        </td>
        <td role="cell" className={`p-0 ${areas.open} max-tablet:self-center`}>
          <Icon name="down" className={`size-5 text-ink-2 ${isOpen ? 'rotate-180' : ''}`} />
        </td>
      </tr>
      {isOpen && (
        <tr role="row" className="-mx-3 block border-b border-line bg-sheet">
          <td role="cell" className="block p-0" id={detail}>
            <RowDetail row={row} marks={marks} />
          </td>
        </tr>
      )}
    </>
  );
});

function Player({ row }: { readonly row: DeskRow }) {
  const { player, file } = row;
  if (player === undefined)
    return (
      <span className="line-clamp-2 wrap-anywhere">
        <OwnWords>{file}</OwnWords>
      </span>
    );
  return (
    <>
      <span className="line-clamp-2 font-medium wrap-anywhere">
        <OwnWords>{player}</OwnWords>
      </span>
      <span className="line-clamp-1 text-s wrap-anywhere text-ink-2 max-desk:hidden">
        <OwnWords>{file}</OwnWords>
      </span>
    </>
  );
}

/** How many findings there are and what the first of them says. */
function Findings({ row, marks }: { readonly row: DeskRow; readonly marks: Marks | undefined }) {
  const { table: words, unread } = useWords(deskWords);
  const findings = countingFindings(row);
  // Advice is told where there is nothing else, without a number.
  const first = isList(row) ? (findings[0] ?? row.report.findings[0]) : undefined;
  const said = isList(row) ? first?.message : unread.why(row);
  return (
    <>
      {said !== undefined && (
        <span className="flex gap-2.5">
          {findings.length > 0 && (
            <b className="figures">
              {findings.length}
              <span className="sr-only"> {words.findings(findings.length)}</span>
            </b>
          )}
          <span
            className={`line-clamp-2 min-w-0 wrap-anywhere ${isList(row) && findings.length === 0 ? 'text-ink-2' : ''}`}
          >
            <OwnWords>{said}</OwnWords>
          </span>
        </span>
      )}
      {isList(row) && !first && <span className="text-ink-2 max-tablet:hidden">{words.none}</span>}
      {marks && <DuplicateWords marks={marks} />}
    </>
  );
}

/** That there is more of the same, as a word in the row; its detail says where. */
function DuplicateWords({ marks: { sameList, samePlayer } }: { readonly marks: Marks }) {
  const words = useWords(deskWords).table;
  return (
    <span className="flex gap-1.5 text-s font-medium text-agree">
      <Icon name="copy" className="size-4" />
      {sameList.length > 0
        ? words.sameList(sameList.length + 1)
        : words.samePlayer(samePlayer.length + 1)}
    </span>
  );
}

import { useWords } from '../language/use-words';
import { saveJson } from '../files/save-file';
import { refusedWords } from '../receive/refused/words';
import { Button } from '../ui/button';
import { OwnWords } from '../ui/own-words';
import { useTable } from './table-state';
import type { HiddenFoe } from './lists-at-table';
import { playWords } from './words';

/** Lists of opponents that this version cannot read: why, and what can be done with them. */
export default function HiddenFoes({ hidden }: { readonly hidden: readonly HiddenFoe[] }) {
  const words = useWords(playWords);
  const { why } = useWords(refusedWords);
  const { act, isOver } = useTable();
  return hidden.map(({ key, document, error }) => (
    <div key={key} className="mb-3 border-y border-line bg-agree-wash px-3 py-2">
      <p className="leading-snug wrap-anywhere">
        <b>{words.hidden.text}</b> <OwnWords>{why(error)}</OwnWords>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button icon="file" onClick={() => saveJson(words.hidden.fileName, document)}>
          {words.hidden.save}
        </Button>
        {!isOver && (
          <Button onClick={() => act({ do: 'dismiss', side: key })}>
            {words.menu.dismiss(words.unreadableFoe)}
          </Button>
        )}
      </div>
    </div>
  ));
}

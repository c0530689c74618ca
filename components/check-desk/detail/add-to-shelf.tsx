import { useState } from 'react';
import type { ListRow } from '@/lib/desk/row';
import { type FailureReason, explain } from '@/lib/store/failure';
import { useStore } from '@/lib/store/use-store';
import { wordsOf } from '../../language/area';
import { useWords } from '../../language/use-words';
import { announce } from '../../shell/announce';
import { describeFailure } from '../../shell/describe-failure';
import { listName } from '../../shell/list-name';
import { Button, ButtonLink } from '../../ui/button';
import { deskWords } from '../words';

type Adding =
  | { readonly state: 'idle' | 'busy' }
  | { readonly state: 'done'; readonly id: string }
  | { readonly state: 'failed'; readonly why: FailureReason };

/** The button that was pressed is gone: what stands in its place has the focus now. */
function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus();
}

/** Puts a copy of the list on the organiser's own shelf; the row stays what it is. */
export function AddToShelf({ row: { list } }: { readonly row: ListRow }) {
  const words = useWords(deskWords).detail;
  const store = useStore();
  const [adding, setAdding] = useState<Adding>({ state: 'idle' });
  if (adding.state === 'done')
    return (
      <ButtonLink ref={takeFocus} href={`/list/?id=${encodeURIComponent(adding.id)}`}>
        {words.onShelf}
      </ButtonLink>
    );
  return (
    <>
      <Button
        aria-disabled={adding.state === 'busy'}
        onClick={async () => {
          if (!store || adding.state === 'busy') return;
          setAdding({ state: 'busy' });
          try {
            const id = await store.create(list);
            setAdding({ state: 'done', id });
            announce(wordsOf(deskWords).detail.added(listName(list)));
          } catch (error) {
            setAdding({ state: 'failed', why: explain(error).reason });
          }
        }}
      >
        {words.add}
      </Button>
      {adding.state === 'failed' && (
        <p role="alert" className="basis-full">
          <b>{words.notAdded}</b> {describeFailure(adding.why)}
        </p>
      )}
    </>
  );
}

import { useState } from 'react';
import type { ListRow } from '@/lib/desk/row';
import { nameOfList } from '@/lib/roster/list-name';
import { useStore } from '@/lib/store/use-store';
import { announce } from '../../shell/announce';
import { describeError } from '../../shell/describe-failure';
import { Button, ButtonLink } from '../../ui/button';

type Adding =
  | { readonly state: 'idle' | 'busy' }
  | { readonly state: 'done'; readonly id: string }
  | { readonly state: 'failed'; readonly why: string };

/** The button that was pressed is gone: what stands in its place has the focus now. */
function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus();
}

/** Puts a copy of the list on the organiser's own shelf; the row stays what it is. */
export function AddToShelf({ row: { list } }: { readonly row: ListRow }) {
  const store = useStore();
  const [adding, setAdding] = useState<Adding>({ state: 'idle' });
  if (adding.state === 'done')
    return (
      <ButtonLink ref={takeFocus} href={`/list/?id=${encodeURIComponent(adding.id)}`}>
        On your shelf: open it
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
            announce(`${nameOfList(list)} is on your shelf.`);
          } catch (error) {
            setAdding({ state: 'failed', why: describeError(error) });
          }
        }}
      >
        Add to my lists
      </Button>
      {adding.state === 'failed' && (
        <p role="alert" className="basis-full">
          <b>Not added.</b> {adding.why}
        </p>
      )}
    </>
  );
}

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useList } from '@/lib/store/use-list';
import { useShelf } from '@/lib/store/use-shelf';
import { useStatus } from '@/lib/store/use-status';

test('a page that is drawn ahead has no lists yet and opens no database', () => {
  function Page() {
    const { snapshot, session } = useList('any');
    const parts = [useShelf().isLoading, useStatus().state, snapshot.list ?? 'no list', session];
    return createElement('p', null, parts.map(String).join(', '));
  }
  expect(renderToStaticMarkup(createElement(Page))).toBe(
    '<p>true, opening, no list, undefined</p>',
  );
});

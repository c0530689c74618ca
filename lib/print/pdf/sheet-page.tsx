import { Page, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Size } from './units';

/**
 * One sheet of paper, whose children stand at places on it. The library never breaks it: an unwrapped
 * page is as tall as its contents, here one view of the sheet's height.
 */
export function SheetPage({
  size: { width, height },
  children,
}: {
  readonly size: Size;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Page size={{ width, height }} wrap={false}>
      <View style={{ width, height }}>{children}</View>
    </Page>
  );
}

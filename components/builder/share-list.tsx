'use client';

import type { ComponentProps } from 'react';
import ShareSheet from '../share/share-sheet';
import { useDesk } from './use-desk';

/** The ways out of this device for the list on the desk. */
export default function ShareList(props: Omit<ComponentProps<typeof ShareSheet>, 'print'>) {
  const { session } = useDesk();
  return <ShareSheet {...props} print={`/print/?ids=${encodeURIComponent(session.id)}`} />;
}

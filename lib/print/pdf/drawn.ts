import type { Document } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';

/** What a job's document holds: its pages, and what readers show of it. */
export type Drawn = Pick<
  ComponentProps<typeof Document>,
  'title' | 'subject' | 'keywords' | 'children'
>;

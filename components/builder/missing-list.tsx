'use client';

import { useStore } from '@/lib/store/use-store';
import { Button, ButtonLink } from '../ui/button';
import { DamagedList } from './damaged-list';

export type WhyMissing =
  'deleted' | 'not-found' | 'damaged' | 'unreadable' | 'unknown-ruleset' | 'no-ruleset';

const words: Readonly<Record<WhyMissing, { readonly title: string; readonly text: string }>> = {
  deleted: {
    title: 'This list is in the bin',
    text: 'It was deleted. It can be taken back for 30 days.',
  },
  'not-found': {
    title: 'No such list',
    text: 'There is no list at this address on this device. Lists stay where they were made: on another device, save yours as a file and bring it in here.',
  },
  damaged: {
    title: 'This list is damaged',
    text: 'What is stored of it cannot be read. It is kept as it is, and your other lists are well. Save it as a file: somebody may be able to repair it.',
  },
  unreadable: {
    title: 'Your lists cannot be read now',
    text: 'The browser’s storage does not answer. Nothing is lost by that: close other tabs of Muster Roll and try again.',
  },
  'unknown-ruleset': {
    title: 'A list for other rules',
    text: 'This version of Muster Roll does not have the ruleset of this list. It is kept: load the page again when there is a newer version.',
  },
  'no-ruleset': {
    title: 'The rosters could not be loaded',
    text: 'Your list is safe on this device. Try again when there is a connection.',
  },
};

const again: readonly WhyMissing[] = ['unreadable', 'unknown-ruleset', 'no-ruleset'];

/** A page in the place of a list: why it is not there, and ways on. */
export function MissingList({ id, why }: { readonly id?: string; readonly why: WhyMissing }) {
  const store = useStore();
  const { title, text } = words[why];
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-176 px-4 pt-12 pb-16 tablet:px-6">
      <h1 className="oxford pb-4">{title}</h1>
      <p className="mt-6">{text}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        {why === 'deleted' && id !== undefined && (
          <Button look="solid" onClick={() => void store?.restore(id)}>
            Take it back
          </Button>
        )}
        {why === 'damaged' && id !== undefined && <DamagedList id={id} />}
        {again.includes(why) && (
          <Button look="solid" onClick={() => window.location.reload()}>
            Try again
          </Button>
        )}
        <ButtonLink href="/">To your shelf</ButtonLink>
        {why === 'not-found' && <ButtonLink href="/new/">New list</ButtonLink>}
      </div>
    </main>
  );
}

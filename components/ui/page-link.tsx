'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link to another page of the site. The page is fetched when somebody is about to go there, and not
 * when the link comes in sight: what a first visit loads is the page that was asked for.
 */
export function PageLink({ prefetch, ...rest }: ComponentProps<typeof Link>) {
  const [isLikely, setLikely] = useState(false);
  const expect = () => setLikely(true);
  return (
    <Link
      onPointerEnter={expect}
      onTouchStart={expect}
      onFocus={expect}
      {...rest}
      prefetch={isLikely ? (prefetch ?? null) : false}
    />
  );
}

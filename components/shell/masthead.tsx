'use client';

import { usePathname } from 'next/navigation';
import { useWords } from '../language/use-words';
import { Symbol } from '../ui/symbol';
import { MorePlaces } from './more-places';
import { currentOf, inMasthead, places } from './places';
import { ThemeToggle } from './theme-toggle';
import { shellWords } from './words';
import { PageLink } from '../ui/page-link';

const look =
  'inline-flex min-h-(--touch) items-center px-1 font-medium whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--ink)] tablet:px-3';

/** Mark, places and theme: one line, on a phone two. A list being built has a head of its own there. */
export function Masthead() {
  const path = usePathname();
  const words = useWords(shellWords).places;
  const isBench = path.startsWith('/list');
  return (
    <header
      id="masthead"
      className={`border-b border-hair px-2 tablet:flex tablet:h-14 tablet:items-center tablet:px-6 ${
        isBench ? 'max-tablet:hidden' : 'max-tablet:grid max-tablet:grid-cols-[1fr_auto]'
      }`}
    >
      <PageLink
        href="/"
        className="inline-flex min-h-(--touch) items-center gap-2 justify-self-start px-2 font-display text-[1.3125rem] leading-none font-bold no-underline tablet:-ml-2"
      >
        <Symbol id="musician" className="size-5" />
        Muster Roll
      </PageLink>
      <nav
        aria-label={words.name}
        className="max-tablet:order-last max-tablet:col-span-2 tablet:mr-6 tablet:ml-auto"
      >
        <ul className="flex max-tablet:flex-wrap max-tablet:justify-between max-tablet:px-1 tablet:gap-1">
          {places
            .filter(({ stands }) => stands !== 'nowhere')
            .map((place) => (
              <li key={place.href} className={inMasthead[place.stands]}>
                <PageLink href={place.href} aria-current={currentOf(place, path)} className={look}>
                  {words[place.name]}
                </PageLink>
              </li>
            ))}
          <li>
            <MorePlaces path={path} look={look} />
          </li>
        </ul>
      </nav>
      <ThemeToggle />
    </header>
  );
}

import type { In } from '../language/area';
import type { shellWords } from './words';

/** A page that can be gone to from everywhere; `also` are pages that belong to it. */
export interface Place {
  readonly href: string;
  readonly name: Exclude<keyof In<typeof shellWords>['places'], 'name' | 'more'>;
  readonly also: readonly string[];
  /** Where it stands by itself: from the screen of a phone, a tablet, a desk, or nowhere. */
  readonly stands: Stands;
}

type Stands = 'phone' | 'tablet' | 'desk' | 'nowhere';

/** Hides a place where it does not stand by itself. */
export const inMasthead: Readonly<Record<Stands, string>> = {
  phone: '',
  tablet: 'max-tablet:hidden',
  desk: 'max-desk:hidden',
  nowhere: 'hidden',
};

/** Hides it under "More" where it does. */
export const underMore: Readonly<Record<Stands, string>> = {
  phone: 'hidden',
  tablet: 'tablet:hidden',
  desk: 'desk:hidden',
  nowhere: '',
};

export const places: readonly Place[] = [
  { href: '/', name: 'shelf', also: ['/new', '/list', '/opponent'], stands: 'phone' },
  { href: '/check/', name: 'check', also: [], stands: 'phone' },
  { href: '/play/', name: 'play', also: [], stands: 'phone' },
  { href: '/duel/', name: 'duel', also: [], stands: 'desk' },
  { href: '/print/', name: 'print', also: [], stands: 'phone' },
  { href: '/glossary/', name: 'glossary', also: [], stands: 'tablet' },
  { href: '/collection/', name: 'collection', also: [], stands: 'nowhere' },
  { href: '/seals/', name: 'seals', also: [], stands: 'nowhere' },
  { href: '/about/', name: 'about', also: [], stands: 'desk' },
];

function bare(address: string): string {
  return address.replace(/\/+$/, '');
}

/** `page` = we are on it, `true` = on a page that belongs to it. */
export function currentOf({ href, also }: Place, path: string): 'page' | 'true' | undefined {
  if (bare(path) === bare(href)) return 'page';
  return also.some((one) => bare(path) === one) ? 'true' : undefined;
}

/*
 * Next runs this before it makes a page alive, which takes a phone a while. Where what is stored is the
 * first thing to show, it is fetched meanwhile.
 */

const { pathname } = location;
const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

if (pathname === `${base}/` || pathname === `${base}/list/`)
  import('./components/shell/ahead').then(
    ({ beginAhead }) => beginAhead(),
    () => undefined, // The page itself asks again, and tells.
  );

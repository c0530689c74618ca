'use client';

import { Button } from '../ui/button';

/** In the place of a list whose rosters did not load. */
export function NoRosters() {
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-y border-line py-4">
      <p>
        <b>The rosters did not load</b>, so that the list cannot be priced and checked now. It can
        be added all the same; or try again when there is a connection.
      </p>
      <Button onClick={() => window.location.reload()}>Load again</Button>
    </div>
  );
}

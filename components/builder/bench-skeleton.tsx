import { Main } from '../shell/main';
import { Bench } from './bench';

/** What there is to see while a list is fetched: the ruled page, in its final measures. */
export function BenchSkeleton() {
  return (
    <Bench
      head={<div className="oxford h-16 tablet:h-20" />}
      list={<Main aria-busy className="min-h-0 px-4 tablet:px-6" />}
      summary={<div className="border-l border-hair" />}
    />
  );
}

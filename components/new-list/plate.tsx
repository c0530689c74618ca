import type { Tincture } from '@/lib/rules/ruleset';
import { Symbol } from '../ui/symbol';

/** The title as it will stand on paper: the one ornament of the site, for those who see it. */
export function Plate({
  title,
  nation,
  tincture,
  ruleset,
  agreed,
}: {
  readonly title: string;
  readonly nation: string;
  readonly tincture: Tincture;
  readonly ruleset: string;
  readonly agreed: string;
}) {
  return (
    <aside
      aria-hidden
      data-nation={tincture}
      className="sticky top-6 hidden border border-line bg-sheet p-2 desk:block"
    >
      <div className="grid justify-items-center gap-3 border-[3px] border-line px-6 pt-9 pb-8 text-center outline-1 -outline-offset-8 outline-line">
        <p className="font-display text-l leading-none italic">Muster Roll</p>
        <span className="hatched my-1 grid h-44 w-38 place-items-center border-[1.5px] border-accent [--hp:5px]">
          <Symbol id="infantry" className="size-24 border-[1.5px] border-accent bg-sheet p-3" />
        </span>
        <p className="font-display text-[1.875rem] leading-[1.1] font-bold wrap-anywhere">
          {title}
        </p>
        <p className="font-display text-l leading-none font-bold text-accent">{nation}</p>
        <span className="my-1 block w-16 border-t border-line" />
        <p className="text-ink-2">
          {ruleset}
          <br />
          {agreed}
        </p>
      </div>
    </aside>
  );
}

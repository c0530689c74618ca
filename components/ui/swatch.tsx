import type { Tincture } from '@/lib/rules/ruleset';

/** A nation's hatching in a frame; its name always stands beside it. */
export function Swatch({
  tincture,
  className = 'h-6 w-5',
}: {
  readonly tincture: Tincture;
  readonly className?: string;
}) {
  return (
    <span
      data-nation={tincture}
      aria-hidden
      className={`hatched inline-block shrink-0 border-[1.25px] border-accent ${className}`}
    />
  );
}

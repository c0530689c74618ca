'use client';

import type { Part, Step } from '@/lib/odds/question';
import { tellingIn } from '@/lib/odds/tell';
import { useLanguage, useWords } from '../language/use-words';
import { GridStep } from './grid-step';
import type { Tinctures } from './tinctures';
import { oddsWords } from './words';

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

const captionClass = 'pb-1 text-left font-display leading-tight italic text-ink-2';

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function Sum({ step }: { readonly step: Of<'sum'> }) {
  return (
    <>
      <table className="figures w-full max-w-100 border-collapse">
        <caption className={captionClass}>{step.title}</caption>
        <tbody>
          {step.rows.map(({ label, amount }, at) => (
            <tr key={at}>
              <th scope="row" className="border-b border-hair py-0.5 text-left font-normal">
                {label}
              </th>
              <td className="border-b border-hair py-0.5 pl-3 text-right">
                {at === 0 ? amount : signed(amount)}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="border-t-3 border-double border-line py-0.5 text-left">
              {step.total.label}
            </th>
            <td className="border-t-3 border-double border-line py-0.5 pl-3 text-right font-bold">
              {step.total.value}
            </td>
          </tr>
        </tbody>
      </table>
      {step.source !== undefined && <i className="text-s text-ink-2">{step.source}</i>}
    </>
  );
}

function PartRow({ part, isTotal = false }: { readonly part: Part; readonly isTotal?: boolean }) {
  const words = useWords(oddsWords);
  const { percent, ways } = tellingIn(useLanguage());
  const line = isTotal ? 'border-t-3 border-double border-line' : 'border-b border-hair';
  return (
    <tr>
      <th scope="row" className={`${line} py-0.5 text-left ${isTotal ? '' : 'font-normal'}`}>
        {part.label}
      </th>
      <td className={`${line} py-0.5 pl-3 text-right whitespace-nowrap text-ink-2`}>
        {ways(part.chance, words.of)}
      </td>
      <td className={`${line} py-0.5 pl-3 text-right font-bold whitespace-nowrap`}>
        {percent(part.chance)}
      </td>
    </tr>
  );
}

function Parts({ step }: { readonly step: Of<'chain'> | Of<'split'> | Of<'list'> }) {
  return (
    <table className="figures w-full max-w-120 border-collapse">
      <caption className={captionClass}>{step.title}</caption>
      <tbody>
        {(step.kind === 'chain' ? step.links : step.parts).map((part, at) => (
          <PartRow key={at} part={part} />
        ))}
        {step.kind === 'chain' && <PartRow part={step.total} isTotal />}
      </tbody>
    </table>
  );
}

function Said({ step }: { readonly step: Of<'say'> }) {
  const words = useWords(oddsWords);
  return (
    <p className="max-w-136 leading-snug">
      {step.isReading && <i className="mr-1 text-agree">{words.reading}</i>}
      {step.text}
      {step.source !== undefined && <i className="block text-s text-ink-2">{step.source}</i>}
    </p>
  );
}

/** The steps of a derivation, in their order. */
export function Steps({
  steps,
  tinctures,
}: {
  readonly steps: readonly Step[];
  readonly tinctures: Tinctures;
}) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, at) => (
        <li key={at} className="min-w-0">
          {step.kind === 'say' && <Said step={step} />}
          {step.kind === 'sum' && <Sum step={step} />}
          {step.kind === 'grid' && <GridStep step={step} tinctures={tinctures} />}
          {(step.kind === 'chain' || step.kind === 'split' || step.kind === 'list') && (
            <Parts step={step} />
          )}
        </li>
      ))}
    </ol>
  );
}

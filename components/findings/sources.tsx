import { useWords } from '../language/use-words';
import { findingsWords } from './words';

/** Where figures come from, one tap away. */
export function Sources({ sources }: { readonly sources: readonly string[] }) {
  const words = useWords(findingsWords);
  return (
    <details className="mt-1 text-s text-ink-2">
      <summary className="cursor-pointer py-1 max-tablet:py-2">{words.sources}</summary>
      <ul className="pb-1 leading-tight italic">
        {[...new Set(sources)].map((source) => (
          <li key={source} className="py-0.5">
            {source}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where figures come from, one tap away. */
export function Sources({ sources }: { readonly sources: readonly string[] }) {
  return (
    <details className="mt-1 text-s text-ink-2">
      <summary className="cursor-pointer py-1 max-tablet:py-2">Where this stands</summary>
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

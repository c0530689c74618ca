import type { ReactNode } from 'react';

/**
 * What a list's findings come to: broken rules, things to agree, nothing, or nothing in it yet; and
 * `unread` for what is no list.
 */
export type Mood = 'broken' | 'agree' | 'legal' | 'advice' | 'unread';

const tone: Readonly<Record<Mood, string>> = {
  broken: 'text-rubric',
  agree: 'text-agree',
  legal: 'text-legal',
  advice: 'text-ink-2',
  unread: 'text-ink-2',
};

/** A shape for each mood, so that colour is never the only sign. */
export function VerdictMark({
  mood,
  className = 'size-5',
}: {
  readonly mood: Mood;
  readonly className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`shrink-0 ${tone[mood]} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {mood === 'broken' && (
        <>
          <path d="M12 1.5 22.5 12 12 22.5 1.5 12Z" fill="currentColor" stroke="none" />
          <path d="M12 7v6.2M12 16.6h.01" stroke="var(--ground)" strokeWidth={2.4} />
        </>
      )}
      {mood === 'agree' && (
        <>
          <path d="M12 3.5 21.5 20h-19Z" />
          <path d="M12 10v4.5M12 17.2h.01" strokeWidth={2} />
        </>
      )}
      {mood === 'legal' && (
        <>
          <circle cx="12" cy="12" r="9" />
          <path d="m7.8 12.4 3 3 5.6-6.2" />
        </>
      )}
      {mood === 'unread' && <path d="M6 6l12 12M18 6 6 18" strokeWidth={2.25} />}
      {mood === 'advice' && (
        <>
          <circle cx="12" cy="12" r="9" />
          <path d="M12 11v5.5M12 7.6h.01" strokeWidth={2} />
        </>
      )}
    </svg>
  );
}

/** Mark and words together. */
export function Verdict({ mood, children }: { readonly mood: Mood; readonly children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-bold ${tone[mood]}`}>
      <VerdictMark mood={mood} />
      {children}
    </span>
  );
}

/** Small line signs of the interface, on a grid of 24. */
const paths = {
  add: 'M12 5v14M5 12h14',
  back: 'M15 5l-7 7 7 7',
  box: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  down: 'M6 9l6 6 6-6',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6h.01',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  next: 'M9 5l7 7-7 7',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  redo: 'M20 9H9.5a5 5 0 0 0 0 10H13M20 9l-4-4M20 9l-4 4',
  scan: 'M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M8.5 8.5h7v7h-7z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  share: 'M8 10H5.5v10h13V10H16M12 14V3.5M8 7.5l4-4 4 4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  undo: 'M4 9h10.5a5 5 0 0 1 0 10H11M4 9l4-4M4 9l4 4',
  up: 'M6 15l6-6 6 6',
} as const;
export type IconName = keyof typeof paths;

/** Decoration of a control that has a name of its own. */
export function Icon({
  name,
  className = 'size-5',
}: {
  readonly name: IconName;
  readonly className?: string;
}) {
  const dots = name === 'more' || name === 'drag';
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={dots ? 3.6 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}

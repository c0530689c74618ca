import type { ComponentProps } from 'react';
import { Icon } from './icon';

/** A field to search in; its name is for assistive technology, its placeholder for everyone. */
export function SearchField({
  label,
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { readonly label: string }) {
  return (
    <label
      className={`flex min-h-(--touch) items-center gap-2 rounded-s border border-edge bg-sheet px-3 focus-within:[box-shadow:var(--focus)] ${className}`}
    >
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        className="w-full min-w-0 bg-transparent pt-[.12em] outline-none focus-visible:shadow-none"
        {...rest}
      />
    </label>
  );
}

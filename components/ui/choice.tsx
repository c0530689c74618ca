import type { ComponentProps, ReactNode } from 'react';

/**
 * One of several, as a tile or a row: the radio itself is there for the keyboard, its look is that
 * of the words. `look` styles the words, which follow `peer-checked` and `peer-focus-visible`.
 */
export function Choice({
  look,
  children,
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  readonly look: string;
  readonly children: ReactNode;
}) {
  return (
    <label className={`relative block cursor-pointer ${className}`}>
      <input
        type="radio"
        className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0"
        {...rest}
      />
      <span className={`peer-focus-visible:[box-shadow:var(--focus)] ${look}`}>{children}</span>
    </label>
  );
}

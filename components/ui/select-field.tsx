import type { ComponentProps } from 'react';
import { Icon } from './icon';

/** The browser's own choice of one among many, in the look of the other fields. */
export function SelectField({ children, className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={`field appearance-none pr-10! ${className}`} {...rest}>
        {children}
      </select>
      <Icon
        name="down"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
      />
    </span>
  );
}

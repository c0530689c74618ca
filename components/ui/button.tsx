import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { PageLink } from './page-link';

/** `solid` = the one main action of a screen; `ghost` = every other; `quiet` = an icon alone. */
export type ButtonLook = 'solid' | 'ghost' | 'quiet';

const shared =
  'inline-flex items-center justify-center gap-2 rounded-s font-bold whitespace-nowrap transition-colors duration-(--fast) no-underline disabled:text-edge disabled:cursor-default aria-disabled:text-edge aria-disabled:cursor-default';

const looks: Readonly<Record<ButtonLook, string>> = {
  solid:
    'min-h-(--touch) px-4.5 pt-[.12em] bg-(--accent,var(--ink)) text-(--on-accent) hover:bg-[color-mix(in_oklab,var(--accent,var(--ink))_86%,var(--ink-2))] forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
  ghost: 'min-h-(--touch) px-4.5 pt-[.12em] border border-edge hover:bg-well',
  quiet: 'touch hover:bg-well disabled:hover:bg-transparent aria-disabled:hover:bg-transparent',
};

export function buttonClass(look: ButtonLook): string {
  return `${shared} ${looks[look]}`;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A button with words; with `quiet` the words are for assistive technology and the tooltip. */
export function Button({ look = 'ghost', icon, children, className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonClass(look)} ${className}`}
      {...(look === 'quiet' && typeof children === 'string' && { title: children })}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {look === 'quiet' ? <span className="sr-only">{children}</span> : children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof PageLink> & {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
};

/** A link that looks like a button, because it leads on. */
export function ButtonLink({
  look = 'ghost',
  icon,
  children,
  className = '',
  ...rest
}: ButtonLinkProps) {
  return (
    <PageLink className={`${buttonClass(look)} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      {look === 'quiet' ? <span className="sr-only">{children}</span> : children}
    </PageLink>
  );
}

import { siteAddress } from '../share/site';
import { buttonClass } from '../ui/button';

/**
 * Leads to a list that was sealed. A plain link, which loads the page anew: what stands behind the
 * `#` is read when it is opened. Only in a browser.
 */
export function LookLink({
  reveal,
  label,
  children,
}: {
  /** In letters of a link. */
  readonly reveal: string;
  readonly label: string;
  readonly children: string;
}) {
  return (
    <a
      href={`${siteAddress()}/open/#r=${reveal}`}
      aria-label={label}
      className={buttonClass('ghost')}
    >
      {children}
    </a>
  );
}

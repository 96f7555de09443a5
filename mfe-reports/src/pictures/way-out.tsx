import { Link, type LinkProps } from '@coaching/ui-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where each page was left for, by its key in the history of this tab. */
const leftFor = new Map<string, string>();

/** A link from a picture to what is behind it, which has the focus again when somebody comes back from there. */
export function WayOut({ href, children, ...rest }: LinkProps) {
  const { key } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (leftFor.get(key) !== href) return;
    leftFor.delete(key);
    // Whoever is somewhere else by the time that pictures are there stays there.
    if (document.activeElement === document.body) link.current?.focus();
  }, [key, href]);
  return (
    <Link ref={link} href={href} onClick={() => leftFor.set(key, href)} {...rest}>
      {children}
    </Link>
  );
}

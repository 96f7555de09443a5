import type { LinkProps } from '@coaching/ui-kit';
import { Link } from 'react-router';

/** How `ui-kit` draws links inside the product: moves the one history instead of loading a page. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}

import type { LinkProps } from '@komawari/ui/components';
import { Link } from 'react-router';
import { isOwnPath } from '../isOwnPath.ts';

/** A link inside the application where we draw the page, a full navigation where the public site does. */
export function AppLink({ href, children, ...rest }: LinkProps) {
  return isOwnPath(href) && !rest.target ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

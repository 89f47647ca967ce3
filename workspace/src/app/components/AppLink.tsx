import type { LinkProps } from '@komawari/ui/components';
import { useLanguage } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import { Link } from 'react-router';
import { isOwnPath, isSitePath } from '../isOwnPath.ts';

/** A link inside the application where we draw the page, a full navigation where the public site does, in the language of the screen. */
export function AppLink({ href, children, ...rest }: LinkProps) {
  // The links of a screen that stands change with its language.
  useLanguage();
  return isOwnPath(href) && !rest.target ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={isSitePath(href) && rest.download === undefined ? sitePath(href) : href} {...rest}>
      {children}
    </a>
  );
}

import { Icon } from '@komawari/ui/icons';
import type { ReactNode } from 'react';

interface FileLinkProps {
  href: string;
  icon: 'download' | 'text';
  variant?: 'line' | 'ink';
  children: ReactNode;
}

/** A file of the server: the browser keeps the page and takes it along. */
export function FileLink({ href, icon, variant = 'line', children }: FileLinkProps) {
  return (
    <a className={`btn btn--${variant}`} href={href} download>
      <Icon name={icon} size="sm" />
      {children}
    </a>
  );
}

import { Icon } from '@komawari/ui/icons';
import type { ReactNode } from 'react';

/** Says that nothing of it is paid out. */
export function TestSales() {
  return (
    <span className="testmoney">
      <Icon name="alert" size="sm" />
      Test money, nothing is paid out
    </span>
  );
}

/** A file of the server: the browser keeps the page and takes it along. */
export function FileLink({ href, icon, children }: { href: string; icon: 'download' | 'text'; children: ReactNode }) {
  return (
    <a className="btn btn--line" href={href} download>
      <Icon name={icon} size="sm" />
      {children}
    </a>
  );
}

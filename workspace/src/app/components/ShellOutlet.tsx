import { Outlet, useLocation } from 'react-router';
import { Net } from './Net.tsx';

/** Where a shell shows its screens: one that breaks, or does not arrive without a line, leaves the ways to the others standing. */
export function ShellOutlet({ isInMain = false }: { isInMain?: boolean }) {
  return (
    <Net at={useLocation().key} isInMain={isInMain}>
      <Outlet />
    </Net>
  );
}

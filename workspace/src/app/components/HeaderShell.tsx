import { Outlet } from 'react-router';
import { AppHeader } from './AppHeader.tsx';

/** A page of its own below the header, without an area around it. */
export function HeaderShell() {
  return (
    <>
      <AppHeader />
      <Outlet />
    </>
  );
}

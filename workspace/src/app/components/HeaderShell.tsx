import { AppHeader } from './AppHeader.tsx';
import { ShellOutlet } from './ShellOutlet.tsx';

/** A page of its own below the header, without an area around it. */
export function HeaderShell() {
  return (
    <>
      <AppHeader />
      <ShellOutlet />
    </>
  );
}

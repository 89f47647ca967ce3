import { useQuery } from '@komawari/ui/graphql/react';
import { BottomNav, Link } from '@komawari/ui/components';
import { Icon, type IconName } from '@komawari/ui/icons';
import { Outlet, useLocation } from 'react-router';
import { GetCreatorViewer } from '../operations/GetCreatorViewer.ts';
import { paths } from '../routes.ts';
import { Gate } from './Gate.tsx';
import { AppHeader } from './AppHeader.tsx';
import { registeredOf } from '../registeredOf.ts';

interface Place {
  href: string;
  label: string;
  icon: IconName;
}

/** The creator's area: side bar on desktop, bottom bar on phones. */
export function WorkspaceShell() {
  return (
    <Gate>
      <AppHeader wide />
      <div className="ws">
        <SideNav />
        <main id="main" className="ws-main ws-main--wide" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <PhoneNav />
    </Gate>
  );
}

function SideNav() {
  const { data } = useQuery(GetCreatorViewer, {}, { staleTime: 30_000 });
  const user = data ? (registeredOf(data.viewer)?.user ?? null) : null;
  return (
    <nav className="ws-nav" aria-label="Workspace">
      <NavLink href={paths.workspace} label="Home" icon="home" />
      <NavLink href={paths.works} label="Works" icon="book" />
      <NavLink href={paths.illustrations} label="Illustrations" icon="image" />
      <NavLink href={paths.portfolio} label="Mangafolio" icon="folder" />
      <NavLink href={paths.comments} label="Comments" icon="chat" />
      <NavLink href={paths.fans} label="Fans" icon="users" />
      <NavLink href={paths.trash} label="Trash" icon="trash" />
      <h2 className="ws-nav__head">Site</h2>
      <NavLink href={paths.site} label="Site" icon="globe" />
      <NavLink href={paths.settingsProfile} label="Profile" icon="user" />
      {user ? (
        <NavLink
          href={`/@${user.screenName}`}
          label={user.isSiteClosed ? 'Your site, closed' : 'View your site'}
          icon="eye"
        />
      ) : null}
    </nav>
  );
}

function PhoneNav() {
  const { pathname } = useLocation();
  const places: Place[] = [
    { href: paths.workspace, label: 'Home', icon: 'home' },
    { href: paths.works, label: 'Works', icon: 'book' },
    { href: paths.newWork, label: 'New work', icon: 'plus' },
    { href: paths.site, label: 'Site', icon: 'globe' },
    { href: paths.my, label: 'You', icon: 'user' },
  ];
  return (
    <BottomNav
      label="Workspace on phones"
      links={places.map((place) => ({ ...place, isCurrent: isCurrent(place.href, pathname) }))}
    />
  );
}

function NavLink({ href, label, icon }: Place) {
  const { pathname } = useLocation();
  return (
    <Link href={href} aria-current={isCurrent(href, pathname) ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
    </Link>
  );
}

/** Home is only itself; a new work has its own place in the bottom bar; everything else includes what lies below it. */
function isCurrent(href: string, pathname: string): boolean {
  if (pathname === href) return true;
  if (href === paths.workspace || href === paths.my || pathname === paths.newWork) return false;
  return pathname.startsWith(`${href}/`);
}

import { useQuery } from '@komawari/ui/graphql/react';
import { BottomNav, Link, Sheet } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import type { PlaceLink } from '@komawari/ui/navigation';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { GetCreatorViewer } from '../operations/GetCreatorViewer.ts';
import { paths } from '../../shared/routes.ts';
import { Gate } from './Gate.tsx';
import { AppHeader } from './AppHeader.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';

/** The creator's area: side bar on desktop, bottom bar on phones. */
export function WorkspaceShell() {
  return (
    <Gate header={<AppHeader />}>
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

/** Every place of the workspace, in the order it is listed in. */
const places: readonly PlaceLink[] = [
  { href: paths.workspace, label: 'Home', icon: 'home' },
  { href: paths.works, label: 'Works', icon: 'book' },
  { href: paths.illustrations, label: 'Illustrations', icon: 'image' },
  { href: paths.portfolio, label: 'Mangafolio', icon: 'folder' },
  { href: paths.comments, label: 'Comments', icon: 'chat' },
  { href: paths.fans, label: 'Fans', icon: 'users' },
  { href: paths.trash, label: 'Trash', icon: 'trash' },
];
const moneyPlaces: readonly PlaceLink[] = [
  { href: paths.sales, label: 'Sales', icon: 'yen' },
  { href: paths.withdrawal, label: 'Withdrawal', icon: 'bank' },
];

const insightPlaces: readonly PlaceLink[] = [
  { href: paths.analytics, label: 'Analytics', icon: 'chart' },
  { href: paths.accesses, label: 'Accesses', icon: 'eye' },
];

const sitePlaces: readonly PlaceLink[] = [
  { href: paths.site, label: 'Site', icon: 'globe' },
  { href: paths.settingsProfile, label: 'Profile', icon: 'user' },
  { href: paths.xLink, label: 'X link', icon: 'share' },
];

const toolPlaces: readonly PlaceLink[] = [
  { href: paths.settingsTokens, label: 'Tokens', icon: 'key' },
  { href: paths.settingsWebhooks, label: 'Webhooks', icon: 'link' },
];

/** The places beside the content, or on tablets in a row above it. */
function SideNav() {
  return (
    <nav className="ws-nav" aria-label="Workspace">
      <div className="ws-nav__places">
        <Places />
      </div>
    </nav>
  );
}

function Places() {
  // Drawn on every page, twice on phones, and changed by mutations that have it asked again: no page has to ask anew.
  const { data } = useQuery(GetCreatorViewer, {}, { staleTime: 30_000 });
  const viewer = data ? registeredOf(data.viewer) : null;
  const user = viewer?.user ?? null;
  return (
    <>
      {places.map((place) => (
        <NavLink key={place.href} {...place} />
      ))}
      {viewer?.hasScoutMessages ? <NavLink href={paths.scouts} label="Scouting" icon="mail" /> : null}
      {viewer?.isModerator ? <NavLink href={paths.moderation} label="Soft comments" icon="eye" /> : null}
      <h2 className="ws-nav__head">Earnings</h2>
      {moneyPlaces.map((place) => (
        <NavLink key={place.href} {...place} />
      ))}
      <h2 className="ws-nav__head">Insight</h2>
      {insightPlaces.map((place) => (
        <NavLink key={place.href} {...place} />
      ))}
      <h2 className="ws-nav__head">Site</h2>
      {sitePlaces.map((place) => (
        <NavLink key={place.href} {...place} />
      ))}
      {user ? (
        <NavLink
          href={`/@${user.screenName}`}
          label={user.isSiteClosed ? 'Your site, closed' : 'View your site'}
          icon="eye"
        />
      ) : null}
      <h2 className="ws-nav__head">Tools</h2>
      {toolPlaces.map((place) => (
        <NavLink key={place.href} {...place} />
      ))}
      {data?.hasApplications ? <NavLink href={paths.applications} label="Applications" icon="store" /> : null}
    </>
  );
}

/** The bar of phones: what is needed most, and a sheet with every place. */
function PhoneNav() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const barPlaces: PlaceLink[] = [
    { href: paths.workspace, label: 'Home', icon: 'home' },
    { href: paths.works, label: 'Works', icon: 'book' },
    { href: paths.newWork, label: 'Publish', icon: 'plus' },
    { href: paths.comments, label: 'Comments', icon: 'chat' },
  ];
  return (
    <>
      <BottomNav
        label="Workspace on phones"
        links={barPlaces.map((place) => ({ ...place, isCurrent: isCurrent(place.href, pathname) }))}
        menu={{ label: 'Menu', isOpen: openAt === pathname, onOpen: () => setOpenAt(pathname) }}
      />
      {/* A place that was chosen closes it. */}
      <Sheet open={openAt === pathname} onClose={() => setOpenAt(null)} title="Workspace">
        <nav className="ws-places" aria-label="Places of the workspace">
          <Places />
          <NavLink href={paths.my} label="Your reading" icon="bookmark" />
        </nav>
      </Sheet>
    </>
  );
}

function NavLink({ href, label, icon }: PlaceLink) {
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
  // The three latest works and illustrations have no place of their own.
  if (pathname === paths.latestWorks) return href === paths.works;
  // The months of sales stand beside their summary, and below no place of their own.
  if (href === paths.sales) return pathname.startsWith('/workspace/sales/monthly/');
  // The link to X lies below analytics and has a place of its own.
  if (pathname === paths.xLink || pathname === paths.xLinkCallback) return href === paths.xLink;
  if (href === paths.workspace || href === paths.my || pathname === paths.newWork) return false;
  return pathname.startsWith(`${href}/`);
}

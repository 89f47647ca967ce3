import { useQuery } from '@komawari/ui/graphql/react';
import { BottomNav, Link, Sheet } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import type { PlaceLink } from '@komawari/ui/navigation';
import { useState } from 'react';
import { useLocation } from 'react-router';
import appTexts, { type App } from '../../messages/app.js';
import { GetCreatorViewer } from '../operations/GetCreatorViewer.ts';
import { isAtOrBelow } from '../../shared/isAtOrBelow.ts';
import { paths } from '../../shared/routes.ts';
import { Gate } from './Gate.tsx';
import { AppHeader } from './AppHeader.tsx';
import { ShellOutlet } from './ShellOutlet.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';

/** The creator's area: side bar on desktop, bottom bar on phones. */
export function WorkspaceShell() {
  return (
    <Gate header={<AppHeader />}>
      <div className="ws">
        <SideNav />
        <main id="main" className="ws-main ws-main--wide" tabIndex={-1}>
          <ShellOutlet isInMain />
        </main>
      </div>
      <PhoneNav />
    </Gate>
  );
}

/** A place of the workspace, by the name of its text. */
type WorkspacePlace = Pick<PlaceLink, 'href' | 'icon'> & { name: keyof App['places'] };

/** Every place of the workspace, in the order it is listed in. */
const places: readonly WorkspacePlace[] = [
  { href: paths.workspace, name: 'home', icon: 'home' },
  { href: paths.works, name: 'works', icon: 'book' },
  { href: paths.illustrations, name: 'illustrations', icon: 'image' },
  { href: paths.portfolio, name: 'portfolio', icon: 'folder' },
  { href: paths.comments, name: 'comments', icon: 'chat' },
  { href: paths.fans, name: 'fans', icon: 'users' },
  { href: paths.trash, name: 'trash', icon: 'trash' },
];
const moneyPlaces: readonly WorkspacePlace[] = [
  { href: paths.sales, name: 'sales', icon: 'yen' },
  { href: paths.withdrawal, name: 'withdrawal', icon: 'bank' },
];

const insightPlaces: readonly WorkspacePlace[] = [
  { href: paths.analytics, name: 'analytics', icon: 'chart' },
  { href: paths.accesses, name: 'accesses', icon: 'eye' },
];

const sitePlaces: readonly WorkspacePlace[] = [
  { href: paths.site, name: 'site', icon: 'globe' },
  { href: paths.settingsProfile, name: 'profile', icon: 'user' },
  { href: paths.xLink, name: 'xLink', icon: 'share' },
];

const toolPlaces: readonly WorkspacePlace[] = [
  { href: paths.settingsTokens, name: 'tokens', icon: 'key' },
  { href: paths.settingsWebhooks, name: 'webhooks', icon: 'link' },
];

/** The places beside the content, or on tablets in a row above it. */
function SideNav() {
  const { places: names } = useTexts(appTexts);
  return (
    <nav className="ws-nav" aria-label={names.workspace()}>
      <div className="ws-nav__places">
        <Places />
      </div>
    </nav>
  );
}

function Places() {
  const { places: names } = useTexts(appTexts);
  // Drawn on every page, twice on phones, and changed by mutations that have it asked again: no page has to ask anew.
  const { data } = useQuery(GetCreatorViewer, {}, { staleTime: 30_000 });
  const viewer = data ? registeredOf(data.viewer) : null;
  const user = viewer?.user ?? null;
  return (
    <>
      {places.map(({ name, ...place }) => (
        <NavLink key={place.href} label={names[name]()} {...place} />
      ))}
      {viewer?.hasScoutMessages ? <NavLink href={paths.scouts} label={names.scouts()} icon="mail" /> : null}
      {viewer?.isModerator ? <NavLink href={paths.moderation} label={names.moderation()} icon="eye" /> : null}
      <h2 className="ws-nav__head">{names.earnings()}</h2>
      {moneyPlaces.map(({ name, ...place }) => (
        <NavLink key={place.href} label={names[name]()} {...place} />
      ))}
      <h2 className="ws-nav__head">{names.insight()}</h2>
      {insightPlaces.map(({ name, ...place }) => (
        <NavLink key={place.href} label={names[name]()} {...place} />
      ))}
      <h2 className="ws-nav__head">{names.site()}</h2>
      {sitePlaces.map(({ name, ...place }) => (
        <NavLink key={place.href} label={names[name]()} {...place} />
      ))}
      {user ? (
        <NavLink
          href={`/@${user.screenName}`}
          label={user.isSiteClosed ? names.closedSite() : names.ownSite()}
          icon="eye"
        />
      ) : null}
      <h2 className="ws-nav__head">{names.tools()}</h2>
      {toolPlaces.map(({ name, ...place }) => (
        <NavLink key={place.href} label={names[name]()} {...place} />
      ))}
      {data?.hasApplications ? <NavLink href={paths.applications} label={names.applications()} icon="store" /> : null}
    </>
  );
}

/** The bar of phones: what is needed most, and a sheet with every place. */
function PhoneNav() {
  const { places: names } = useTexts(appTexts);
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const barPlaces: PlaceLink[] = [
    { href: paths.workspace, label: names.home(), icon: 'home' },
    { href: paths.works, label: names.works(), icon: 'book' },
    { href: paths.newWork, label: names.publish(), icon: 'plus' },
    { href: paths.comments, label: names.comments(), icon: 'chat' },
  ];
  return (
    <>
      <BottomNav
        label={names.onPhones()}
        links={barPlaces.map((place) => ({ ...place, isCurrent: isCurrentInBar(place.href, pathname) }))}
        menu={{ label: names.menu(), isOpen: openAt === pathname, onOpen: () => setOpenAt(pathname) }}
      />
      {/* A place that was chosen closes it. */}
      <Sheet open={openAt === pathname} onClose={() => setOpenAt(null)} title={names.workspace()}>
        <nav className="ws-places" aria-label={names.all()}>
          <Places />
          <NavLink href={paths.my} label={names.reading()} icon="bookmark" />
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

/** A new work has a place of its own in the bar, beside the one of works. */
const isCurrentInBar = (href: string, pathname: string): boolean =>
  pathname === paths.newWork ? href === pathname : isCurrent(href, pathname);

/** Home is only itself; everything else includes what lies below it. */
function isCurrent(href: string, pathname: string): boolean {
  if (pathname === href) return true;
  // The three latest works and illustrations have no place of their own.
  if (pathname === paths.latestWorks) return href === paths.works;
  // The months of sales stand beside their summary, and below no place of their own.
  if (href === paths.sales) return pathname.startsWith('/workspace/sales/monthly/');
  // The link to X lies below analytics and has a place of its own.
  if (pathname === paths.xLink || pathname === paths.xLinkCallback) return href === paths.xLink;
  if (href === paths.workspace || href === paths.my) return false;
  return isAtOrBelow(pathname, href);
}

import { BottomNav, Tabs } from '@komawari/ui/components';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { bottomPlaces } from '../publicPlaces.ts';
import { paths } from '../../shared/routes.ts';
import { AppHeader } from './AppHeader.tsx';
import { Gate } from './Gate.tsx';

/** The places of a reader's own area, in this order. */
const places = [
  { href: paths.my, label: 'Home' },
  { href: paths.bookmarks, label: 'Bookmarks' },
  { href: paths.purchased, label: 'Purchased' },
  { href: paths.readingHistories, label: 'History' },
  { href: paths.notifications, label: 'Notifications' },
  { href: paths.settings, label: 'Settings' },
];

/** A reader's own pages; the few that guests may open, too, stand without the ways to the others. */
export function MyShell() {
  const { pathname } = useLocation();
  const isMine = places.some(({ href }) => isAt(href, pathname));
  return (
    <Gate>
      <AppHeader />
      <main id="main" className="wrap my" tabIndex={-1}>
        {isMine ? <MyPlaces pathname={pathname} /> : null}
        <Outlet />
      </main>
      <BottomNav label="Main, short" links={bottomPlaces(pathname)} />
    </Gate>
  );
}

/** Whether the address is the place itself or, for every place but the first, one below it. */
const isAt = (href: string, pathname: string): boolean =>
  pathname === href || (href !== paths.my && pathname.startsWith(`${href}/`));

function MyPlaces({ pathname }: { pathname: string }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(
    function showCurrentPlace() {
      // On a phone the row is longer than the screen. jsdom has no layout and no such method.
      row.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    },
    [pathname],
  );
  return (
    <div className="my__places" ref={row}>
      <Tabs label="Your pages" tabs={places.map((place) => ({ ...place, isCurrent: isAt(place.href, pathname) }))} />
    </div>
  );
}

import { BottomNav, Tabs } from '@komawari/ui/components';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { bottomPlaces } from '../publicPlaces.ts';
import { paths } from '../../shared/routes.ts';
import { AppHeader } from './AppHeader.tsx';
import { Gate } from './Gate.tsx';

interface Place {
  href: string;
  label: string;
}

/** A public page: it is there without a connection, too. */
const onThisDevice: Place = { href: '/offline', label: 'On this device' };

/** The places of a reader's own area, in this order. */
const places: readonly Place[] = [
  { href: paths.my, label: 'Home' },
  { href: paths.bookmarks, label: 'Bookmarks' },
  { href: paths.purchased, label: 'Purchased' },
  { href: paths.readingHistories, label: 'History' },
  onThisDevice,
  { href: paths.notifications, label: 'Notifications' },
  { href: paths.settings, label: 'Settings' },
];

/** What a guest has: the other places are behind a sign-in. */
const guestPlaces: readonly Place[] = [
  { href: paths.guestBookmarks, label: 'Bookmarks' },
  { href: paths.guestReadingHistories, label: 'History' },
  onThisDevice,
];

/** A reader's own pages. Where nobody is at home, as on the page of a failed purchase, they stand without the ways to the others. */
export function MyShell() {
  const { pathname } = useLocation();
  const here = [places, guestPlaces].find((some) => some.some(({ href }) => isAt(href, pathname)));
  return (
    <Gate>
      <AppHeader />
      <main id="main" className="wrap my" tabIndex={-1}>
        {here ? <MyPlaces places={here} pathname={pathname} /> : null}
        <Outlet />
      </main>
      <BottomNav label="Main, short" links={bottomPlaces(pathname)} />
    </Gate>
  );
}

/** Whether the address is the place itself or, for every place but the first, one below it. */
const isAt = (href: string, pathname: string): boolean =>
  pathname === href || (href !== paths.my && pathname.startsWith(`${href}/`));

function MyPlaces({ places: those, pathname }: { places: readonly Place[]; pathname: string }) {
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
      <Tabs label="Your pages" tabs={those.map((place) => ({ ...place, isCurrent: isAt(place.href, pathname) }))} />
    </div>
  );
}

import { BottomNav, Tabs } from '@komawari/ui/components';
import { bottomPlaces, guestPlaces, ownPlaces, type PlaceLink } from '@komawari/ui/navigation';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../../shared/routes.ts';
import { placeOf } from '../placeOf.ts';
import { AppHeader } from './AppHeader.tsx';
import { Gate } from './Gate.tsx';

/** A reader's own pages. Where nobody is at home, as on the page of a failed purchase, they stand without the ways to the others. */
export function MyShell() {
  const { pathname } = useLocation();
  const place = placeOf(pathname);
  const here = [ownPlaces, guestPlaces].find((some) => some.some(({ href }) => isAt(href, pathname)));
  return (
    <Gate header={<AppHeader />}>
      <main id="main" className="wrap my" tabIndex={-1}>
        {here ? <MyPlaces places={here} pathname={pathname} /> : null}
        <Outlet />
      </main>
      <BottomNav
        label="Main, short"
        links={bottomPlaces.map((link) => ({ ...link, isCurrent: link.place === place }))}
      />
    </Gate>
  );
}

/** Whether the address is the place itself or, for every place but the first, one below it. */
const isAt = (href: string, pathname: string): boolean =>
  pathname === href || (href !== paths.my && pathname.startsWith(`${href}/`));

function MyPlaces({ places: those, pathname }: { places: readonly PlaceLink[]; pathname: string }) {
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
      <Tabs
        label="Your pages"
        tabs={those.map(({ href, label }) => ({ href, label, isCurrent: isAt(href, pathname) }))}
      />
    </div>
  );
}

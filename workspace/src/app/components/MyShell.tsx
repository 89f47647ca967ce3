import { BottomNav, Tabs, useFrameTexts } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { bottomPlaces, guestPlaces, ownPlaces, type NamedPlace } from '@komawari/ui/navigation';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import appTexts from '../../messages/app.js';
import { isAtOrBelow } from '../../shared/isAtOrBelow.ts';
import { paths } from '../../shared/routes.ts';
import { placeOf } from '../placeOf.ts';
import { AppHeader } from './AppHeader.tsx';
import { Gate } from './Gate.tsx';
import { ShellOutlet } from './ShellOutlet.tsx';

/** A reader's own pages. Where nobody is at home, as on the page of a failed purchase, they stand without the ways to the others. */
export function MyShell() {
  const { my } = useTexts(appTexts);
  const { places } = useFrameTexts();
  const { pathname } = useLocation();
  const place = placeOf(pathname);
  const here = [ownPlaces, guestPlaces].find((some) => some.some(({ href }) => isAt(href, pathname)));
  return (
    <Gate header={<AppHeader />}>
      <main id="main" className="wrap my" tabIndex={-1}>
        {here ? <MyPlaces places={here} pathname={pathname} /> : null}
        <ShellOutlet isInMain />
      </main>
      <BottomNav
        label={my.bar()}
        links={bottomPlaces.map(({ name, ...link }) => ({
          ...link,
          label: places[name](),
          isCurrent: link.place === place,
        }))}
      />
    </Gate>
  );
}

/** Whether the address is the place itself or, for every place but the first, one below it. */
const isAt = (href: string, pathname: string): boolean =>
  href === paths.my ? pathname === href : isAtOrBelow(pathname, href);

function MyPlaces({ places: those, pathname }: { places: readonly NamedPlace[]; pathname: string }) {
  const { my } = useTexts(appTexts);
  const { places } = useFrameTexts();
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
        label={my.tabs()}
        tabs={those.map(({ href, name }) => ({ href, label: places[name](), isCurrent: isAt(href, pathname) }))}
      />
    </div>
  );
}

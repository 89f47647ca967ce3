import { useEffect, useLayoutEffect } from 'react';
import { useLocation, type Location } from 'react-router';
import type { Stop } from './createNavigation.ts';
import { useNavigation } from './NavigationContext.ts';

/** Where this tab keeps how far down each stop was read. */
const KEPT = 'komawari_scroll';

let positions: Record<string, number> | null = null;

function known(): Record<string, number> {
  try {
    positions ??= JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
  } catch {
    positions ??= {};
  }
  return positions;
}

/** The first stop of every visit has the same key. */
const nameOf = ({ key, pathname }: Location): string => `${key} ${pathname}`;

/** Remembers how far down a stop is read that is being left. */
export function keepScroll({ location }: Stop): void {
  known()[nameOf(location)] = window.scrollY;
}

function scrollTo(location: Location, keepsScroll: boolean): void {
  const position = known()[nameOf(location)];
  const aim = location.hash ? document.getElementById(idOf(location.hash)) : null;
  if (position !== undefined) window.scrollTo(0, position);
  else if (aim) aim.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Stands where it was left whoever goes back, at its start whoever comes anew. */
export function ScrollRestoration() {
  const navigation = useNavigation();
  const location = useLocation();
  useEffect(
    function keepWhenLeaving() {
      window.history.scrollRestoration = 'manual';
      const keep = (): void => {
        keepScroll(navigation.stop);
        window.history.scrollRestoration = 'auto';
        try {
          sessionStorage.setItem(KEPT, JSON.stringify(known()));
        } catch {
          // Site data is blocked, or there is no room: the next page starts at its top.
        }
      };
      window.addEventListener('pagehide', keep);
      return () => window.removeEventListener('pagehide', keep);
    },
    [navigation],
  );
  useLayoutEffect(
    // Nothing is handed back: React would call it, and some browsers answer a scroll with a promise.
    () => void scrollTo(location, navigation.stop.keepsScroll),
    [location, navigation],
  );
  return null;
}

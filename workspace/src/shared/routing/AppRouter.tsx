import { startTransition, Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router';
import type { Navigation } from './createNavigation.ts';
import { fetchScreens } from './fetchScreens.ts';
import { NavigationContext } from './NavigationContext.ts';
import { keepScroll } from './ScrollRestoration.tsx';

export interface AppRouterProps {
  navigation: Navigation;
  routes: RouteObject[];
  /** Stands until the first screen is there; every later one replaces the screen before it. */
  waiting: ReactNode;
}

/**
 * Shows the screen of the address. The library's own router of this kind also loads and sends data, which is done with
 * queries here: a fifth of the first load.
 */
export function AppRouter({ navigation, routes, waiting }: AppRouterProps) {
  const [stop, setStop] = useState(navigation.stop);
  useLayoutEffect(
    () =>
      navigation.listen((next, before) => {
        keepScroll(before);
        fetchScreens(routes, next.location);
        startTransition(() => setStop(next));
      }),
    [navigation, routes],
  );
  return (
    <NavigationContext value={navigation}>
      <Router navigator={navigation} location={stop.location} navigationType={stop.action}>
        <Suspense fallback={waiting}>
          <Screen routes={routes} />
        </Suspense>
      </Router>
    </NavigationContext>
  );
}

function Screen({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

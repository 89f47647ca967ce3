import { lazy } from 'react';
import { matchRoutes, type Location, type RouteObject } from 'react-router';

/** The same routes, of which each whose screen is a file of its own fetches it once, at the latest when it is drawn. */
export function drawnLate(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(({ lazy: load, children, ...route }) => {
    if (typeof load !== 'function')
      return { ...route, ...(children ? { children: drawnLate(children) } : {}) } as RouteObject;
    let screen: ReturnType<typeof load> | undefined;
    const fetch = () => (screen ??= load());
    const Component = lazy(async () => {
      const found = (await fetch()).Component;
      if (!found) throw new Error(`The route ${route.path} has no screen.`);
      return { default: found };
    });
    return {
      ...route,
      Component,
      handle: fetch,
      ...(children ? { children: drawnLate(children) } : {}),
    } as RouteObject;
  });
}

/** Asks for the files of an address at once: they are on their way while it is still found out who is here. */
export function fetchScreens(routes: RouteObject[], location: Location): void {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    const fetch = route.handle as (() => Promise<unknown>) | undefined;
    // What does not arrive is said where it is drawn.
    fetch?.().catch(() => undefined);
  }
}

import type { RouteObject } from 'react-router';
import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';

/** Which screen each path of scouting shows. */
export const scoutRoutes: RouteObject[] = [
  { path: paths.scouts, lazy: lazyPage(() => import('./pages/ScoutsPage.tsx'), 'ScoutsPage') },
  { path: paths.scout, lazy: lazyPage(() => import('./pages/ScoutPage.tsx'), 'ScoutPage') },
];

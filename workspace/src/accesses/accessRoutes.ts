import type { RouteObject } from 'react-router';
import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';

const accessesPage = lazyPage(() => import('./pages/AccessesPage.tsx'), 'AccessesPage');

/** Which screen each path of accesses shows: all works, or one. */
export const accessRoutes: RouteObject[] = [
  { path: paths.accesses, lazy: accessesPage },
  { path: paths.workAccesses, lazy: accessesPage },
];

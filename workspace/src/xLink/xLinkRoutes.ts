import type { RouteObject } from 'react-router';
import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';

/** Where an X account is linked, and where X sends the person back to. */
export const xLinkRoutes: RouteObject[] = [
  { path: paths.xLink, lazy: lazyPage(() => import('./pages/XLinkPage.tsx'), 'XLinkPage') },
  { path: paths.xLinkCallback, lazy: lazyPage(() => import('./pages/XLinkCallbackPage.tsx'), 'XLinkCallbackPage') },
];

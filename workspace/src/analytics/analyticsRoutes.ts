import type { RouteObject } from 'react-router';
import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';

const analyticsPage = lazyPage(() => import('./pages/AnalyticsPage.tsx'), 'AnalyticsPage');

/** Which screen each path of analytics shows. */
export const analyticsRoutes: RouteObject[] = [
  { path: paths.analytics, lazy: analyticsPage },
  { path: paths.shareImage, lazy: lazyPage(() => import('./pages/ShareImagePage.tsx'), 'ShareImagePage') },
  { path: paths.workAnalytics, lazy: analyticsPage },
];

import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';

/** Which screen each path of a developer of applications shows. */
export const applicationRoutes = [
  {
    path: paths.applications,
    lazy: lazyPage(() => import('./pages/ApplicationsPage.tsx'), 'ApplicationsPage'),
  },
  {
    path: paths.application,
    lazy: lazyPage(() => import('./pages/ApplicationPage.tsx'), 'ApplicationPage'),
  },
];

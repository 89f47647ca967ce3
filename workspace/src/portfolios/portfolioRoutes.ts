import type { RouteObject } from 'react-router';
import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';

/** Which screen each path of the portfolio editor shows. */
export const portfolioRoutes: RouteObject[] = [
  {
    path: paths.portfolio,
    lazy: lazyPage(() => import('./pages/PortfolioPage.tsx'), 'PortfolioPage'),
  },
  {
    path: paths.portfolioEdit,
    lazy: lazyPage(() => import('./pages/PortfolioEditPage.tsx'), 'PortfolioEditPage'),
  },
  {
    path: paths.portfolioWorks,
    lazy: lazyPage(() => import('./pages/PortfolioWorksPage.tsx'), 'PortfolioWorksPage'),
  },
  {
    path: paths.portfolioExternalWork,
    lazy: lazyPage(() => import('./pages/ExternalWorkPage.tsx'), 'ExternalWorkPage'),
  },
  {
    path: paths.portfolioKomawariWork,
    lazy: lazyPage(() => import('./pages/KomawariWorkPage.tsx'), 'KomawariWorkPage'),
  },
  {
    path: paths.portfolioCategory,
    lazy: lazyPage(() => import('./pages/CategoryPage.tsx'), 'CategoryPage'),
  },
  {
    path: paths.categoryExternalWorks,
    lazy: lazyPage(() => import('./pages/PickExternalWorksPage.tsx'), 'PickExternalWorksPage'),
  },
  {
    path: paths.categoryExternalWork,
    lazy: lazyPage(() => import('./pages/ExternalWorkPage.tsx'), 'ExternalWorkPage'),
  },
  {
    path: paths.categoryKomawariWorks,
    lazy: lazyPage(() => import('./pages/PickKomawariWorksPage.tsx'), 'PickKomawariWorksPage'),
  },
  {
    path: paths.categoryKomawariWork,
    lazy: lazyPage(() => import('./pages/KomawariWorkPage.tsx'), 'KomawariWorkPage'),
  },
];

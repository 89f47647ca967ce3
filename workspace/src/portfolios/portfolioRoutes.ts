import type { RouteObject } from 'react-router';
import { paths } from '../shared/routes.ts';

/** Which screen each path of the portfolio editor shows. */
export const portfolioRoutes: RouteObject[] = [
  {
    path: paths.portfolio,
    lazy: async () => ({ Component: (await import('./pages/PortfolioPage.tsx')).PortfolioPage }),
  },
  {
    path: paths.portfolioEdit,
    lazy: async () => ({ Component: (await import('./pages/PortfolioEditPage.tsx')).PortfolioEditPage }),
  },
  {
    path: paths.portfolioWorks,
    lazy: async () => ({ Component: (await import('./pages/PortfolioWorksPage.tsx')).PortfolioWorksPage }),
  },
  {
    path: paths.portfolioExternalWork,
    lazy: async () => ({ Component: (await import('./pages/ExternalWorkPage.tsx')).ExternalWorkPage }),
  },
  {
    path: paths.portfolioKomawariWork,
    lazy: async () => ({ Component: (await import('./pages/KomawariWorkPage.tsx')).KomawariWorkPage }),
  },
  {
    path: paths.portfolioCategory,
    lazy: async () => ({ Component: (await import('./pages/CategoryPage.tsx')).CategoryPage }),
  },
  {
    path: paths.categoryExternalWorks,
    lazy: async () => ({ Component: (await import('./pages/PickExternalWorksPage.tsx')).PickExternalWorksPage }),
  },
  {
    path: paths.categoryExternalWork,
    lazy: async () => ({ Component: (await import('./pages/ExternalWorkPage.tsx')).ExternalWorkPage }),
  },
  {
    path: paths.categoryKomawariWorks,
    lazy: async () => ({ Component: (await import('./pages/PickKomawariWorksPage.tsx')).PickKomawariWorksPage }),
  },
  {
    path: paths.categoryKomawariWork,
    lazy: async () => ({ Component: (await import('./pages/KomawariWorkPage.tsx')).KomawariWorkPage }),
  },
];

import type { RouteObject } from 'react-router';
import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';

/** Which screen each path of sales shows. */
export const salesRoutes: RouteObject[] = [
  { path: paths.sales, lazy: lazyPage(() => import('./pages/SalesSummaryPage.tsx'), 'SalesSummaryPage') },
  { path: paths.monthlySales, lazy: lazyPage(() => import('./pages/MonthlySalesPage.tsx'), 'MonthlySalesPage') },
  {
    path: paths.monthlyWorkSales,
    lazy: lazyPage(() => import('./pages/MonthlyWorkSalesPage.tsx'), 'MonthlyWorkSalesPage'),
  },
];

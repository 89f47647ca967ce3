import type { RouteObject } from 'react-router';
import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';

/** Which screen each path below the withdrawals shows. */
export const withdrawalRoutes: RouteObject[] = [
  {
    path: paths.bankAccount,
    lazy: lazyPage(() => import('./pages/BankAccountPage.tsx'), 'BankAccountPage'),
  },
  {
    path: paths.editBankAccount,
    lazy: lazyPage(() => import('./pages/EditBankAccountPage.tsx'), 'EditBankAccountPage'),
  },
  {
    path: paths.registerBankAccount,
    lazy: lazyPage(() => import('./pages/RegisterBankAccountPage.tsx'), 'RegisterBankAccountPage'),
  },
];

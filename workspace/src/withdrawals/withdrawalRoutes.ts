import type { RouteObject } from 'react-router';
import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';

/** Which screen each path below the withdrawals shows. */
export const withdrawalRoutes: RouteObject[] = [
  { path: paths.withdrawal, lazy: lazyPage(() => import('./pages/WithdrawalPage.tsx'), 'WithdrawalPage') },
  {
    path: paths.withdrawalHistory,
    lazy: lazyPage(() => import('./pages/WithdrawalHistoryPage.tsx'), 'WithdrawalHistoryPage'),
  },
  {
    path: paths.newWithdrawal,
    lazy: lazyPage(() => import('./pages/NewWithdrawalPage.tsx'), 'NewWithdrawalPage'),
  },
  {
    path: paths.newGiftWithdrawal,
    lazy: lazyPage(() => import('./pages/NewGiftWithdrawalPage.tsx'), 'NewGiftWithdrawalPage'),
  },
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

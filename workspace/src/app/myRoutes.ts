import type { RouteObject } from 'react-router';
import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';
import { settingsRoutes } from './settingsRoutes.ts';

/** Which screen each path of a reader's own pages shows. */
export const myRoutes: RouteObject[] = [
  {
    path: paths.guestBookmarks,
    lazy: lazyPage(() => import('../reading/pages/GuestBookmarksPage.tsx'), 'GuestBookmarksPage'),
  },
  {
    path: paths.guestReadingHistories,
    lazy: lazyPage(() => import('../reading/pages/GuestReadingHistoriesPage.tsx'), 'GuestReadingHistoriesPage'),
  },
  { path: paths.my, lazy: lazyPage(() => import('../updates/pages/MyPage.tsx'), 'MyPage') },
  {
    path: paths.bookmarks,
    lazy: lazyPage(() => import('../reading/pages/BookmarksPage.tsx'), 'BookmarksPage'),
  },
  {
    path: paths.purchased,
    lazy: lazyPage(() => import('../purchases/pages/PurchasedPage.tsx'), 'PurchasedPage'),
  },
  {
    path: paths.purchasedEpisode,
    lazy: lazyPage(() => import('../purchases/pages/PurchasedEpisodePage.tsx'), 'PurchasedEpisodePage'),
  },
  {
    path: paths.purchaseHistory,
    lazy: lazyPage(() => import('../purchases/pages/PurchaseHistoryPage.tsx'), 'PurchaseHistoryPage'),
  },
  {
    path: paths.purchaseError,
    lazy: lazyPage(() => import('../purchases/pages/PurchaseErrorPage.tsx'), 'PurchaseErrorPage'),
  },
  {
    path: paths.readingHistories,
    lazy: lazyPage(() => import('../reading/pages/ReadingHistoriesPage.tsx'), 'ReadingHistoriesPage'),
  },
  { path: paths.settings, lazy: lazyPage(() => import('../account/pages/SettingsPage.tsx'), 'SettingsPage') },
  {
    path: paths.settingsAccount,
    lazy: lazyPage(() => import('../account/pages/AccountSettingsPage.tsx'), 'AccountSettingsPage'),
  },
  {
    path: paths.twoFactor,
    lazy: lazyPage(() => import('../account/pages/TwoFactorPage.tsx'), 'TwoFactorPage'),
  },
  {
    path: paths.changePassword,
    lazy: lazyPage(() => import('../account/pages/ChangePasswordPage.tsx'), 'ChangePasswordPage'),
  },
  {
    path: paths.changeEmail,
    lazy: lazyPage(() => import('../account/pages/ChangeEmailPage.tsx'), 'ChangeEmailPage'),
  },
  {
    path: paths.verifyChangeEmail,
    lazy: lazyPage(() => import('../account/pages/VerifyChangeEmailPage.tsx'), 'VerifyChangeEmailPage'),
  },
  {
    path: paths.addTwitterAuth,
    lazy: lazyPage(() => import('../account/pages/AddTwitterAuthPage.tsx'), 'AddTwitterAuthPage'),
  },
  {
    path: paths.addEmailAuth,
    lazy: lazyPage(() => import('../account/pages/AddEmailAuthPage.tsx'), 'AddEmailAuthPage'),
  },
  {
    path: paths.verifyAddEmailAuth,
    lazy: lazyPage(() => import('../account/pages/VerifyAddEmailAuthPage.tsx'), 'VerifyAddEmailAuthPage'),
  },
  {
    path: paths.copilotConnect,
    lazy: lazyPage(() => import('../account/pages/CopilotConnectPage.tsx'), 'CopilotConnectPage'),
  },
  {
    path: paths.settingsData,
    lazy: lazyPage(() => import('../account/pages/DataSettingsPage.tsx'), 'DataSettingsPage'),
  },
  {
    path: paths.settingsAccountDelete,
    lazy: lazyPage(() => import('../account/pages/DeleteAccountPage.tsx'), 'DeleteAccountPage'),
  },
  {
    path: paths.settingsProfile,
    lazy: lazyPage(() => import('../account/pages/ProfileSettingsPage.tsx'), 'ProfileSettingsPage'),
  },
  {
    path: paths.notifications,
    lazy: lazyPage(() => import('../notifications/pages/NotificationsPage.tsx'), 'NotificationsPage'),
  },
  ...settingsRoutes,
  {
    path: paths.settingsNotification,
    lazy: lazyPage(() => import('../notifications/pages/NotificationSettingsPage.tsx'), 'NotificationSettingsPage'),
  },
  {
    path: paths.settingsSafety,
    lazy: lazyPage(() => import('../moderation/pages/SafetySettingsPage.tsx'), 'SafetySettingsPage'),
  },
];

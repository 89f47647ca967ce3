import { createBrowserRouter, Outlet, ScrollRestoration } from 'react-router';
import { BookmarksPage } from '../reading/pages/BookmarksPage.tsx';
import { GuestBookmarksPage } from '../reading/pages/GuestBookmarksPage.tsx';
import { GuestReadingHistoriesPage } from '../reading/pages/GuestReadingHistoriesPage.tsx';
import { ReadingHistoriesPage } from '../reading/pages/ReadingHistoriesPage.tsx';
import { ConfirmItIsYou } from '../account/index.ts';
import { AddTwitterAuthPage } from '../account/pages/AddTwitterAuthPage.tsx';
import { usePendingLink } from '../identity/index.ts';
import { AccountSettingsPage } from '../account/pages/AccountSettingsPage.tsx';
import { AddEmailAuthPage } from '../account/pages/AddEmailAuthPage.tsx';
import { ChangeEmailPage } from '../account/pages/ChangeEmailPage.tsx';
import { ChangePasswordPage } from '../account/pages/ChangePasswordPage.tsx';
import { DataSettingsPage } from '../account/pages/DataSettingsPage.tsx';
import { DeleteAccountPage } from '../account/pages/DeleteAccountPage.tsx';
import { ProfileSettingsPage } from '../account/pages/ProfileSettingsPage.tsx';
import { settingsRoutes } from './settingsRoutes.ts';
import { SettingsPage } from '../account/pages/SettingsPage.tsx';
import { VerifyAddEmailAuthPage } from '../account/pages/VerifyAddEmailAuthPage.tsx';
import { VerifyChangeEmailPage } from '../account/pages/VerifyChangeEmailPage.tsx';
import { WorkspaceHomePage } from '../home/pages/WorkspaceHomePage.tsx';
import { HandleMailActionPage } from '../identity/pages/HandleMailActionPage.tsx';
import { ResetPasswordPage } from '../identity/pages/ResetPasswordPage.tsx';
import { SignInFinishPage } from '../identity/pages/SignInFinishPage.tsx';
import { SignInPage } from '../identity/pages/SignInPage.tsx';
import { SignUpPage } from '../identity/pages/SignUpPage.tsx';
import { SignUpProfilePage } from '../identity/pages/SignUpProfilePage.tsx';
import { VerifyRecoverEmailPage } from '../identity/pages/VerifyRecoverEmailPage.tsx';
import { VerifyResetPasswordPage } from '../identity/pages/VerifyResetPasswordPage.tsx';
import { TwitterSignInPage } from '../identity/pages/TwitterSignInPage.tsx';
import { VerifyEmailPage } from '../identity/pages/VerifyEmailPage.tsx';
import { CommentsPage } from '../comments/pages/CommentsPage.tsx';
import { FansPage } from '../fans/pages/FansPage.tsx';
import { IllustrationsPage } from '../illustrations/pages/IllustrationsPage.tsx';
import { portfolioRoutes } from '../portfolios/index.ts';
import { reviewEpisodeRoute, reviewRoute } from '../reviews/index.ts';
import { SitePage } from '../sites/pages/SitePage.tsx';
import { SiteSettingsPage } from '../sites/pages/SiteSettingsPage.tsx';
import { PurchasedPage } from '../purchases/pages/PurchasedPage.tsx';
import { PurchaseErrorPage } from '../purchases/pages/PurchaseErrorPage.tsx';
import { PurchaseHistoryPage } from '../purchases/pages/PurchaseHistoryPage.tsx';
import { TrashPage } from '../trash/pages/TrashPage.tsx';
import { TwoFactorPage } from '../account/pages/TwoFactorPage.tsx';
import { MyPage } from '../updates/pages/MyPage.tsx';
import { WorkPage } from '../works/pages/WorkPage.tsx';
import { WorksAndIllustrationsPage } from '../works/pages/WorksAndIllustrationsPage.tsx';
import { WorksPage } from '../works/pages/WorksPage.tsx';
import { ErrorScreen } from './components/ErrorScreen.tsx';
import { Gate } from './components/Gate.tsx';
import { HeaderShell } from './components/HeaderShell.tsx';
import { MyShell } from './components/MyShell.tsx';
import { NotFound } from './components/NotFound.tsx';
import { Waiting } from '../shared/components/Waiting.tsx';
import { WorkspaceShell } from './components/WorkspaceShell.tsx';
import { useDevicePlaces } from '../reading/index.ts';
import { paths } from '../shared/routes.ts';
import { useAdScript } from './useAdScript.ts';
import { useFreshViewer } from './useFreshViewer.ts';
import { useRecordedVisits } from './useRecordedVisits.ts';

function Root() {
  useRecordedVisits();
  useAdScript();
  useFreshViewer();
  useDevicePlaces();
  usePendingLink();
  return (
    <>
      <Outlet />
      <ConfirmItIsYou />
      <ScrollRestoration />
    </>
  );
}

function Open() {
  return (
    <Gate>
      <Outlet />
    </Gate>
  );
}

/** Which screen each path shows. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <Waiting />,
    children: [
      {
        element: <Open />,
        children: [
          { path: paths.signIn, element: <SignInPage /> },
          { path: paths.twitterSignIn, element: <TwitterSignInPage /> },
          { path: paths.signUp, element: <SignUpPage /> },
          { path: paths.verifyEmail, element: <VerifyEmailPage /> },
          { element: <HeaderShell />, children: [{ path: paths.signUpProfile, element: <SignUpProfilePage /> }] },
          { path: paths.handleMailAction, element: <HandleMailActionPage /> },
          { path: paths.resetPassword, element: <ResetPasswordPage /> },
          { path: paths.verifyResetPassword, element: <VerifyResetPasswordPage /> },
          { path: paths.verifyRecoverEmail, element: <VerifyRecoverEmailPage /> },
        ],
      },
      {
        element: <MyShell />,
        children: [
          { path: paths.guestBookmarks, element: <GuestBookmarksPage /> },
          { path: paths.guestReadingHistories, element: <GuestReadingHistoriesPage /> },
          { path: paths.my, element: <MyPage /> },
          { path: paths.bookmarks, element: <BookmarksPage /> },
          { path: paths.purchased, element: <PurchasedPage /> },
          { path: paths.purchaseHistory, element: <PurchaseHistoryPage /> },
          { path: paths.purchaseError, element: <PurchaseErrorPage /> },
          { path: paths.readingHistories, element: <ReadingHistoriesPage /> },
          { path: paths.settings, element: <SettingsPage /> },
          { path: paths.settingsAccount, element: <AccountSettingsPage /> },
          { path: paths.twoFactor, element: <TwoFactorPage /> },
          { path: paths.changePassword, element: <ChangePasswordPage /> },
          { path: paths.changeEmail, element: <ChangeEmailPage /> },
          { path: paths.verifyChangeEmail, element: <VerifyChangeEmailPage /> },
          { path: paths.addTwitterAuth, element: <AddTwitterAuthPage /> },
          { path: paths.addEmailAuth, element: <AddEmailAuthPage /> },
          { path: paths.verifyAddEmailAuth, element: <VerifyAddEmailAuthPage /> },
          { path: paths.settingsData, element: <DataSettingsPage /> },
          { path: paths.settingsAccountDelete, element: <DeleteAccountPage /> },
          { path: paths.settingsProfile, element: <ProfileSettingsPage /> },
          {
            path: paths.notifications,
            lazy: async () => ({
              Component: (await import('../notifications/pages/NotificationsPage.tsx')).NotificationsPage,
            }),
          },
          ...settingsRoutes,
          {
            path: paths.settingsNotification,
            lazy: async () => ({
              Component: (await import('../notifications/pages/NotificationSettingsPage.tsx')).NotificationSettingsPage,
            }),
          },
          {
            path: paths.settingsSafety,
            lazy: async () => ({
              Component: (await import('../moderation/pages/SafetySettingsPage.tsx')).SafetySettingsPage,
            }),
          },
        ],
      },
      {
        element: <WorkspaceShell />,
        children: [
          { path: paths.workspace, element: <WorkspaceHomePage /> },
          { path: paths.latestWorks, element: <WorksAndIllustrationsPage /> },
          { path: paths.works, element: <WorksPage /> },
          {
            path: paths.newWork,
            lazy: async () => ({ Component: (await import('../works/pages/NewWorkPage.tsx')).NewWorkPage }),
          },
          { path: paths.work, element: <WorkPage /> },
          {
            path: paths.editWork,
            lazy: async () => ({ Component: (await import('../works/pages/EditWorkPage.tsx')).EditWorkPage }),
          },
          {
            // One element for both paths: a new episode gets its address at the first save without losing its uploads.
            lazy: async () => ({
              Component: (await import('../episodeEditor/pages/EpisodeEditorPage.tsx')).EpisodeEditorPage,
            }),
            children: [
              { path: paths.newEpisode, element: <></> },
              { path: paths.editEpisode, element: <></> },
            ],
          },
          { path: paths.illustrations, element: <IllustrationsPage /> },
          {
            path: paths.newIllustration,
            lazy: async () => ({
              Component: (await import('../illustrations/pages/NewIllustrationPage.tsx')).NewIllustrationPage,
            }),
          },
          {
            path: paths.illustration,
            lazy: async () => ({
              Component: (await import('../illustrations/pages/EditIllustrationPage.tsx')).EditIllustrationPage,
            }),
          },
          reviewEpisodeRoute,
          ...portfolioRoutes,
          { path: paths.comments, element: <CommentsPage /> },
          { path: paths.fans, element: <FansPage /> },
          {
            path: paths.moderation,
            lazy: async () => ({ Component: (await import('../moderation/pages/ModerationPage.tsx')).ModerationPage }),
          },
          { path: paths.trash, element: <TrashPage /> },
          { path: paths.site, element: <SitePage /> },
          { path: paths.siteSettings, element: <SiteSettingsPage /> },
          {
            path: paths.adTags,
            lazy: async () => ({ Component: (await import('../sites/pages/AdTagsPage.tsx')).AdTagsPage }),
          },
          {
            path: paths.recaptcha,
            lazy: async () => ({ Component: (await import('../sites/pages/RecaptchaPage.tsx')).RecaptchaPage }),
          },
          {
            path: paths.siteEdit,
            lazy: async () => ({ Component: (await import('../sites/pages/SiteEditPage.tsx')).SiteEditPage }),
          },
        ],
      },
      { element: <HeaderShell />, children: [reviewRoute] },
      // No gate: a link or a confirmation ends here for people the sign-in is closed to.
      { path: paths.signInFinish, element: <SignInFinishPage /> },
      // Also what does not exist is closed to those who may not see the area it would lie in.
      { element: <Open />, children: [{ path: '*', element: <NotFound /> }] },
    ],
  },
]);

import { createBrowserRouter, Outlet, ScrollRestoration } from 'react-router';
import { BookmarksPage } from '../reading/pages/BookmarksPage.tsx';
import { GuestReadingHistoriesPage } from '../reading/pages/GuestReadingHistoriesPage.tsx';
import { ReadingHistoriesPage } from '../reading/pages/ReadingHistoriesPage.tsx';
import { AccountSettingsPage } from '../account/pages/AccountSettingsPage.tsx';
import { MyPage } from '../account/pages/MyPage.tsx';
import { ProfileSettingsPage } from '../account/pages/ProfileSettingsPage.tsx';
import { SettingsPage } from '../account/pages/SettingsPage.tsx';
import { WorkspaceHomePage } from '../home/pages/WorkspaceHomePage.tsx';
import { SignInPage } from '../identity/pages/SignInPage.tsx';
import { SignUpPage } from '../identity/pages/SignUpPage.tsx';
import { SignUpProfilePage } from '../identity/pages/SignUpProfilePage.tsx';
import { VerifyEmailPage } from '../identity/pages/VerifyEmailPage.tsx';
import { TrashPage } from '../trash/pages/TrashPage.tsx';
import { WorkPage } from '../works/pages/WorkPage.tsx';
import { WorksPage } from '../works/pages/WorksPage.tsx';
import { ErrorScreen } from './components/ErrorScreen.tsx';
import { Gate } from './components/Gate.tsx';
import { MyShell } from './components/MyShell.tsx';
import { NotFound } from './components/NotFound.tsx';
import { Waiting } from './components/Waiting.tsx';
import { WorkspaceShell } from './components/WorkspaceShell.tsx';
import { paths } from './routes.ts';
import { useFreshViewer } from './useFreshViewer.ts';
import { useRecordedVisits } from './useRecordedVisits.ts';

function Root() {
  useRecordedVisits();
  useFreshViewer();
  return (
    <>
      <Outlet />
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
          { path: paths.signUp, element: <SignUpPage /> },
          { path: paths.verifyEmail, element: <VerifyEmailPage /> },
          { path: paths.signUpProfile, element: <SignUpProfilePage /> },
        ],
      },
      {
        element: <MyShell />,
        children: [
          { path: paths.guestReadingHistories, element: <GuestReadingHistoriesPage /> },
          { path: paths.my, element: <MyPage /> },
          { path: paths.bookmarks, element: <BookmarksPage /> },
          { path: paths.readingHistories, element: <ReadingHistoriesPage /> },
          { path: paths.settings, element: <SettingsPage /> },
          { path: paths.settingsAccount, element: <AccountSettingsPage /> },
          { path: paths.settingsProfile, element: <ProfileSettingsPage /> },
        ],
      },
      {
        element: <WorkspaceShell />,
        children: [
          { path: paths.workspace, element: <WorkspaceHomePage /> },
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
              Component: (await import('../episodes/pages/EpisodeEditorPage.tsx')).EpisodeEditorPage,
            }),
            children: [
              { path: paths.newEpisode, element: <></> },
              { path: paths.editEpisode, element: <></> },
            ],
          },
          { path: paths.trash, element: <TrashPage /> },
          {
            path: paths.siteEdit,
            lazy: async () => ({ Component: (await import('../sites/pages/SiteEditPage.tsx')).SiteEditPage }),
          },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]);

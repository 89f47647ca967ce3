import { useCallback } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConfirmItIsYou } from '../account/index.ts';
import { accessRoutes } from '../accesses/index.ts';
import { analyticsRoutes } from '../analytics/index.ts';
import { applicationRoutes } from '../applications/index.ts';
import { myRoutes } from './myRoutes.ts';
import { portfolioRoutes } from '../portfolios/index.ts';
import { salesRoutes } from '../sales/index.ts';
import { withdrawalRoutes } from '../withdrawals/index.ts';
import { xLinkRoutes } from '../xLink/index.ts';
import { reviewEpisodeRoute, reviewRoute } from '../reviews/index.ts';
import { scoutRoutes } from '../scouts/index.ts';
import { Gate } from './components/Gate.tsx';
import { HeaderShell } from './components/HeaderShell.tsx';
import { Net } from './components/Net.tsx';
import { MyShell } from './components/MyShell.tsx';
import { NotFound } from './components/NotFound.tsx';
import { OperatorLinks } from '../shared/components/OperatorLinks.tsx';
import { WorkspaceShell } from './components/WorkspaceShell.tsx';
import { RouterPlace } from '../shared/components/RouterPlace.tsx';
import { lazyPage } from '../shared/lazyPage.ts';
import { drawnLate, ScrollRestoration } from '../shared/routing/index.ts';
import { paths } from '../shared/routes.ts';
import { useRefresh } from '../shared/useRefresh.ts';
import { useEveryPage } from './useEveryPage.ts';
import { useFreshViewer } from './useFreshViewer.ts';

function Root() {
  return (
    // For what breaks outside a shell, or the shell itself: inside, each has a net around its screens alone.
    <Net at={useLocation().key}>
      <RouterPlace>
        <Everywhere />
        <Outlet />
        <OperatorLinks />
        <ConfirmItIsYou />
        <ScrollRestoration />
      </RouterPlace>
    </Net>
  );
}

/** What goes on behind every page, and shows nothing. */
function Everywhere() {
  const refresh = useRefresh();
  const onMoved = useCallback(() => refresh('ReadingHistory'), [refresh]);
  const onLinked = useCallback(() => refresh('RegisteredViewer'), [refresh]);
  useFreshViewer();
  useEveryPage({ onMoved, onLinked });
  return null;
}

function Open() {
  return (
    <Gate>
      <Outlet />
    </Gate>
  );
}

/** Which screen each path shows. */
export const routes = drawnLate([
  {
    element: <Root />,
    children: [
      {
        element: <Open />,
        children: [
          { path: paths.signIn, lazy: lazyPage(() => import('../identity/pages/SignInPage.tsx'), 'SignInPage') },
          {
            path: paths.twitterSignIn,
            lazy: lazyPage(() => import('../identity/pages/TwitterSignInPage.tsx'), 'TwitterSignInPage'),
          },
          { path: paths.signUp, lazy: lazyPage(() => import('../identity/pages/SignUpPage.tsx'), 'SignUpPage') },
          {
            path: paths.verifyEmail,
            lazy: lazyPage(() => import('../identity/pages/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
          },
          {
            element: <HeaderShell />,
            children: [
              {
                path: paths.signUpProfile,
                lazy: lazyPage(() => import('../identity/pages/SignUpProfilePage.tsx'), 'SignUpProfilePage'),
              },
            ],
          },
          {
            path: paths.handleMailAction,
            lazy: lazyPage(() => import('../identity/pages/HandleMailActionPage.tsx'), 'HandleMailActionPage'),
          },
          {
            path: paths.resetPassword,
            lazy: lazyPage(() => import('../identity/pages/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
          },
          {
            path: paths.verifyResetPassword,
            lazy: lazyPage(() => import('../identity/pages/VerifyResetPasswordPage.tsx'), 'VerifyResetPasswordPage'),
          },
          {
            path: paths.authorize,
            lazy: lazyPage(() => import('../authorize/pages/AuthorizePage.tsx'), 'AuthorizePage'),
          },
          {
            path: paths.verifyRecoverEmail,
            lazy: lazyPage(() => import('../identity/pages/VerifyRecoverEmailPage.tsx'), 'VerifyRecoverEmailPage'),
          },
        ],
      },
      {
        element: <MyShell />,
        children: myRoutes,
      },
      {
        element: <WorkspaceShell />,
        children: [
          {
            path: paths.workspace,
            lazy: lazyPage(() => import('../home/pages/WorkspaceHomePage.tsx'), 'WorkspaceHomePage'),
          },
          {
            path: paths.latestWorks,
            lazy: lazyPage(() => import('../works/pages/WorksAndIllustrationsPage.tsx'), 'WorksAndIllustrationsPage'),
          },
          { path: paths.works, lazy: lazyPage(() => import('../works/pages/WorksPage.tsx'), 'WorksPage') },
          {
            path: paths.newWork,
            lazy: lazyPage(() => import('../works/pages/NewWorkPage.tsx'), 'NewWorkPage'),
          },
          { path: paths.work, lazy: lazyPage(() => import('../works/pages/WorkPage.tsx'), 'WorkPage') },
          {
            path: paths.editWork,
            lazy: lazyPage(() => import('../works/pages/EditWorkPage.tsx'), 'EditWorkPage'),
          },
          {
            // One element for both paths: a new episode gets its address at the first save without losing its uploads.
            lazy: lazyPage(() => import('../episodeEditor/pages/EpisodeEditorPage.tsx'), 'EpisodeEditorPage'),
            children: [
              { path: paths.newEpisode, element: <></> },
              { path: paths.editEpisode, element: <></> },
            ],
          },
          {
            path: paths.illustrations,
            lazy: lazyPage(() => import('../illustrations/pages/IllustrationsPage.tsx'), 'IllustrationsPage'),
          },
          {
            path: paths.newIllustration,
            lazy: lazyPage(() => import('../illustrations/pages/NewIllustrationPage.tsx'), 'NewIllustrationPage'),
          },
          {
            path: paths.illustration,
            lazy: lazyPage(() => import('../illustrations/pages/EditIllustrationPage.tsx'), 'EditIllustrationPage'),
          },
          reviewEpisodeRoute,
          ...portfolioRoutes,
          ...salesRoutes,
          ...withdrawalRoutes,
          ...accessRoutes,
          ...analyticsRoutes,
          {
            path: paths.assistant,
            lazy: lazyPage(() => import('../assistant/pages/AssistantPage.tsx'), 'AssistantPage'),
          },
          ...xLinkRoutes,
          ...scoutRoutes,
          ...applicationRoutes,
          { path: paths.comments, lazy: lazyPage(() => import('../comments/pages/CommentsPage.tsx'), 'CommentsPage') },
          { path: paths.fans, lazy: lazyPage(() => import('../fans/pages/FansPage.tsx'), 'FansPage') },
          {
            path: paths.moderation,
            lazy: lazyPage(() => import('../moderation/pages/ModerationPage.tsx'), 'ModerationPage'),
          },
          { path: paths.trash, lazy: lazyPage(() => import('../trash/pages/TrashPage.tsx'), 'TrashPage') },
          { path: paths.site, lazy: lazyPage(() => import('../sites/pages/SitePage.tsx'), 'SitePage') },
          {
            path: paths.siteSettings,
            lazy: lazyPage(() => import('../sites/pages/SiteSettingsPage.tsx'), 'SiteSettingsPage'),
          },
          {
            path: paths.adTags,
            lazy: lazyPage(() => import('../sites/pages/AdTagsPage.tsx'), 'AdTagsPage'),
          },
          {
            path: paths.recaptcha,
            lazy: lazyPage(() => import('../sites/pages/RecaptchaPage.tsx'), 'RecaptchaPage'),
          },
          {
            path: paths.siteEdit,
            lazy: lazyPage(() => import('../sites/pages/SiteEditPage.tsx'), 'SiteEditPage'),
          },
        ],
      },
      { element: <HeaderShell />, children: [reviewRoute] },
      // No gate: a link or a confirmation ends here for people the sign-in is closed to.
      {
        path: paths.signInFinish,
        lazy: lazyPage(() => import('../identity/pages/SignInFinishPage.tsx'), 'SignInFinishPage'),
      },
      // Also what does not exist is closed to those who may not see the area it would lie in.
      { element: <Open />, children: [{ path: '*', element: <NotFound /> }] },
    ],
  },
]);

import { getSession } from '@komawari/ui/session';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { lazy, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { GetNotificationUnreadCount } from '../../notifications/operations/GetNotificationUnreadCount.ts';
import { App } from '../../shared/operations/App.ts';
import { GetCreatorViewer } from '../operations/GetCreatorViewer.ts';
import { routePatterns } from '../../shared/routes.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { HeaderShell } from './HeaderShell.tsx';
import { MyShell } from './MyShell.tsx';
import { WorkspaceShell } from './WorkspaceShell.tsx';

afterEach(async () => {
  cleanup();
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

/** Opens the shell as a creator. Answers what is in its column of places. */
async function open(at: string, name = 'Workspace', shown: { shell?: ReactElement; inside?: ReactElement } = {}) {
  const viewer = { __typename: 'RegisteredViewer', id: 'u1' } as const;
  const user = { id: 'u1', screenName: 'mina', displayName: 'ミナ', iconImage: null };
  playApi(
    answerTo(App).with(() => ({
      viewer: {
        ...viewer,
        kind: 'REGISTERED',
        authProviders: ['EMAIL'],
        screenName: 'mina',
        email: 'mina@example.jp',
        user,
      },
    })),
    answerTo(GetCreatorViewer).with(() => ({
      hasApplications: true,
      viewer: {
        ...viewer,
        hasScoutMessages: false,
        isModerator: false,
        user: { id: 'u1', screenName: 'mina', isSiteClosed: false },
      },
    })),
    answerTo(GetNotificationUnreadCount).with(() => ({ viewer: { ...viewer, unreadNotificationCount: 0 } })),
  );
  await getSession().signIn({ email: 'mina@example.jp', password: 'x' });
  const { shell = <WorkspaceShell />, ...screens } = shown;
  renderScreen(shell, { at, path: at, ...screens });
  return within(await screen.findByRole('navigation', { name }));
}

test('R1-008 the workspace leads to works, illustrations, the portfolio, comments, fans, sales, withdrawals, analytics and the site, and has a page to edit each', async () => {
  const nav = await open('/workspace');
  await nav.findByRole('link', { name: 'View your site' });
  const places = nav.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(places).toEqual(
    expect.arrayContaining([
      '/workspace/manga',
      '/workspace/illustrations',
      '/workspace/mangafolio',
      '/workspace/comments',
      '/workspace/fans',
      '/workspace/sales/summary',
      '/workspace/sales/withdrawal',
      '/workspace/analytics',
      '/workspace/accesses',
      '/workspace/site',
      '/my/settings/profile',
      '/my/settings/tokens',
      '/my/settings/webhooks',
    ]),
  );
  // Phones have the same places behind the last button of the bar.
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const sheet = within(await screen.findByRole('navigation', { name: 'Places of the workspace' }));
  await sheet.findByRole('link', { name: 'View your site' });
  for (const name of ['Profile', 'Tokens', 'Webhooks']) expect(sheet.getByRole('link', { name })).toBeTruthy();
  expect(routePatterns).toEqual(
    expect.arrayContaining([
      '/workspace/manga/:workId/edit',
      '/workspace/manga/:workId/episodes/:episodeId/edit',
      '/workspace/illustrations/:illustrationId',
      '/workspace/mangafolio/edit',
      '/workspace/sales/withdrawal/bank',
      '/workspace/analytics/:workId',
      '/workspace/site/ad_tags',
      '/workspace/site/edit',
      '/workspace/site/settings',
    ]),
  );
});

test.each([
  ['/workspace/manga/new', 'Works'],
  ['/workspace/analytics/w1', 'Analytics'],
  ['/workspace/analytics/settings/xlink', 'X link'],
  ['/workspace/analytics/settings/xlink_callback', 'X link'],
])('at %s the one place that is marked is %s', async (at, name) => {
  const nav = await open(at);
  await nav.findByRole('link', { name: 'View your site' });
  const marked = nav.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual([name]);
});

test('the places of a creator who reads Japanese are named in Japanese', async () => {
  await inLanguage('ja');
  const nav = await open('/workspace', 'ワークスペース');
  await nav.findByRole('link', { name: '自分のサイトを見る' });
  const names = [...nav.getAllByRole('link'), ...nav.getAllByRole('heading')].map(({ textContent }) => textContent);
  expect(names).toContain('収益');
  expect(names.filter((name) => !/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(name))).toEqual([]);
});

test.each([
  ['the workspace', '/workspace/comments', WorkspaceShell, 'Workspace', 'Comments'],
  ['a reader’s pages', '/my', MyShell, 'Your pages', 'Settings'],
])(
  'a screen of %s that does not arrive without a line leaves the ways to the others',
  async (_, at, Shell, name, way) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    const places = await open(at, name, { shell: <Shell />, inside: <Lost /> });
    // It had been found out who is here before the line broke.
    await places.findByRole('link', { name: way });
    act(() => onlineManager.setOnline(false));
    const content = within(screen.getByRole('main'));
    expect(await content.findByText('You are offline.')).toBeTruthy();
    expect(content.getByRole('heading', { level: 1, name: 'Offline' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
  },
);

test('a screen below the header alone that does not arrive leaves the header', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderScreen(<HeaderShell />, { path: '/review/r1', inside: <Lost /> });
  expect(await within(await screen.findByRole('main')).findByText('Komawari does not answer.')).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetWorkspaceSite } from '../operations/GetWorkspaceSite.ts';
import { SitePage } from './SitePage.tsx';

afterEach(() => {
  sessionStorage.clear();
  cleanup();
  vi.unstubAllGlobals();
});

test('R1-008 the page of the site leads to its looks, its settings and the ad tags', async () => {
  const site = {
    id: 's1',
    title: 'ミナの棚',
    description: '',
    color: '#112233',
    isClosed: false,
    workDefaultSortOrder: 'NEWEST_FIRST',
    workLayout: 'GRID',
    heroImage: null,
    links: [],
  } as const;
  playApi(
    answerTo(GetWorkspaceSite).with(() => ({
      viewer: {
        __typename: 'RegisteredViewer',
        id: 'u1',
        adSlotCollection: { episodeTags: { pcTop: null, pcBottom: null, sp: null } },
        user: { id: 'u1', screenName: 'mina', displayName: 'ミナ', watchedUserCount: 0, site: { ...site, links: [] } },
      },
    })),
  );
  renderScreen(<SitePage />, { path: '/workspace/site' });
  await screen.findByText('ミナの棚');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(
    expect.arrayContaining(['/workspace/site/edit', '/workspace/site/settings', '/workspace/site/ad_tags']),
  );
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LikeEpisode } from './LikeEpisode.island.tsx';

const sent: { count: number }[] = [];

beforeEach(() => {
  sent.length = 0;
  const episode = { id: 'e1', viewerLikeCount: 3, likeCount: 3, viewerCanLike: true };
  // The edge to the network.
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (address.startsWith('/identity/'))
      return Response.json({ token: 'token', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } });
    const { variables } = JSON.parse(body ?? '') as { variables: { input?: { count: number } } };
    if (variables.input) sent.push(variables.input);
    return Response.json({ data: { episode: { ...episode, viewerLikeCount: 0 }, addLike: { episode, problems: [] } } });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('what was tapped just before somebody leaves goes along at once, all of it, and the page is watched once', async () => {
  const watched = vi.spyOn(globalThis, 'addEventListener');
  render(createElement(LikeEpisode, { episodeId: 'e1', total: 0 }));
  const heart = screen.getAllByRole('button')[0]!;
  for (const _ of [1, 2, 3]) fireEvent.click(heart);
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent).toMatchObject([{ count: 3 }]));
  expect(watched.mock.calls.filter(([kind]) => kind === 'pagehide')).toHaveLength(1);
});

// @vitest-environment jsdom
import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WatchCreator } from './WatchCreator.island.tsx';

beforeEach(() => {
  // Somebody is signed in on this device.
  localStorage.setItem('komawari_session', '1');
  const saved = { user: null, problems: [] };
  const node = { __typename: 'User', id: 'u2', viewerIsWatching: true, viewerCanWatch: true };
  // The edge to the network.
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.startsWith('/identity/')
        ? { token: 'token', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } }
        : { data: { node, watchUser: saved, unwatchUser: saved } },
    ),
  );
});
afterEach(async () => {
  cleanup();
  await inLanguage('en');
});

it.each([
  ['en', 'Watching 雨宮ましろ', 'No longer watching', 'Watching'],
  ['ja', '雨宮ましろさんをファン登録中', 'ファン登録を解除しました', 'ファン登録しました'],
] as const)('who stops being a fan is told in %s, and may take it back', async (language, name, ended, started) => {
  await inLanguage(language);
  render(createElement(WatchCreator, { userId: 'u2', creatorName: '雨宮ましろ' }));
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(flash.get().body).toBe(ended));
  flash.get().action?.run();
  await waitFor(() => expect(flash.get().body).toBe(started));
});

// @vitest-environment jsdom
import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toggleBookmark } from './startBookmarkButton.ts';

beforeEach(() => {
  const saved = { work: null, problems: [] };
  // The edge to the network.
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.startsWith('/identity/')
        ? { token: 'token', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } }
        : { data: { addWorkBookmark: saved, removeBookmark: saved } },
    ),
  );
});
afterEach(() => inLanguage('en'));

it.each([
  ['en', 'Bookmarked', 'Bookmark removed', 'Undo'],
  ['ja', 'ブックマークしました', 'ブックマークを外しました', '元に戻す'],
] as const)('a press says in %s what it did, and offers the way back', async (language, added, removed, undo) => {
  await inLanguage(language);
  const button = document.createElement('button');
  const said = () => {
    const shown = flash.get();
    return [shown?.body, shown?.action?.label];
  };
  await toggleBookmark(button);
  expect(said()).toEqual([added, undo]);
  await toggleBookmark(button);
  expect(said()).toEqual([removed, undo]);
});

import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { GetEpisodeVersions } from '../operations/GetEpisodeVersions.ts';
import { GetEpisodeVersion } from '../operations/GetEpisodeVersion.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { emptyDraft, type EpisodeContent, type EpisodeDraft, type SavedEpisode } from '../draft/episodeDraft.ts';
import { VersionsSheet } from './VersionsSheet.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const saved: SavedEpisode = {
  id: 'e1',
  revision: 7,
  status: 'PUBLIC',
  publishedAt: '2026-11-10T05:00:00Z',
  updatedAt: '2026-11-22T05:00:00Z',
  canChangeStatusToFanOnly: true,
  canChangeStatusToDraft: true,
  price: null,
  buyerCount: 0,
  archivedAt: null,
};
const nothing = {
  title: false,
  afterword: false,
  startPosition: false,
  addedPages: 0,
  replacedPages: 0,
  movedPages: 0,
  pagesWithTexts: 0,
  removedPages: 0,
};
const versions = [
  {
    id: '12',
    savedAt: '2026-11-22T05:00:00Z',
    restoredFrom: null,
    pageCount: 2,
    changes: { ...nothing, removedPages: 1, movedPages: 2, title: true },
  },
  { id: '11', savedAt: '2026-11-20T05:00:00Z', restoredFrom: null, pageCount: 3, changes: null },
];
const picture = {
  id: 'i1',
  url: '/i1',
  srcSet: '',
  width: 3,
  height: 4,
  focusX: 0.5,
  focusY: 0.5,
  slices: [],
  crop: null,
};
const page = { pageId: 'p1', change: 'SAME', altText: '窓', transcript: '', noSplit: true, image: picture } as const;
const draft: EpisodeDraft = {
  ...emptyDraft,
  title: '今の題',
  release: 'PUBLIC',
  pages: [
    {
      key: 'k1',
      id: 'p1',
      path: '',
      image: picture,
      uploadKey: null,
      altText: '',
      transcript: '',
      noSplit: false,
      isReplaced: false,
    },
  ],
};

function open(pages = [page, { ...page, pageId: 'p2' }, { ...page, pageId: 'p3', image: null }]) {
  const api = playApi(
    answerTo(GetEpisodeVersions).with(() => ({ episode: { id: 'e1', revision: 7, versions } })),
    answerTo(GetEpisodeVersion).with(() => ({
      episode: {
        id: 'e1',
        versions: [{ id: '11', title: '前の題', afterword: '', startPosition: 'LATTER', pages, removedPages: [] }],
      },
    })),
  );
  const fill = vi.fn<(content: EpisodeContent) => void>();
  const onClose = vi.fn<() => void>();
  renderScreen(<VersionsSheet saved={saved} draft={draft} saving={{ fill }} onClose={onClose} />);
  return { fill, onClose, api, user: userEvent.setup({ delay: null }) };
}
const bringBack = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /The oldest kept: 3 pages/ }));
  await user.click(await screen.findByRole('button', { name: 'Bring this version back' }));
};

test('each version says what changed, and an older one fills the edit without changing what readers see', async () => {
  const { fill, onClose, api, user } = open();
  expect(await screen.findByText('1 page removed, 2 pages moved, title')).toBeTruthy();
  expect(screen.getByText(/readers see it once you update/)).toBeTruthy();
  await bringBack(user);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(new Set(api.calls.map(({ name }) => name))).toEqual(new Set(['GetEpisodeVersions', 'GetEpisodeVersion']));
  const [content] = fill.mock.calls[0] ?? [];
  expect(content).toMatchObject({ title: '前の題', afterword: '', startPosition: 'LATTER' });
  expect(content).not.toHaveProperty('release');
  // The page that still stands stays the same one, and one without a picture cannot come back.
  expect(content?.pages.map(({ id, altText, noSplit }) => [id, altText, noSplit])).toEqual([
    ['p1', '窓', true],
    [null, '窓', true],
  ]);
});

test('what was in the edit before comes back with Undo', async () => {
  const { fill, user } = open();
  await bringBack(user);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(fill).toHaveBeenLastCalledWith({
    title: '今の題',
    pages: draft.pages,
    startPosition: 'LATTER',
    afterword: '',
  });
});

test('what is saved now is not offered', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /1 page removed/ }));
  expect(await screen.findByText('This is what is saved now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bring this version back' })).toBeNull();
});

test('what changed is said in Japanese, too', async () => {
  await inLanguage('ja');
  open();
  expect(await screen.findByText('1ページ削除、2ページ移動、タイトルを変更')).toBeTruthy();
  expect(screen.getByText('残っている最も古い版（3ページ）')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});

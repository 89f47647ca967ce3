import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { GetEpisodeVersions } from '../operations/GetEpisodeVersions.ts';
import { GetEpisodeVersion } from '../operations/GetEpisodeVersion.ts';
import { restoreEpisodeVersion } from '../operations/restoreEpisodeVersion.ts';
import { GetWorkspaceEditEpisode } from '../operations/GetWorkspaceEditEpisode.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { GetWorkspaceEditEpisodeQuery, RestoreEpisodeVersionMutation } from '../../gql/graphql.ts';
import type { SavedEpisode } from '../draft/episodeDraft.ts';
import { VersionsSheet } from './VersionsSheet.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const saved: SavedEpisode = {
  id: 'e1',
  revision: 7,
  status: 'PUBLIC',
  publishedAt: '2026-11-10T05:00:00Z',
  updatedAt: '2026-11-22T05:00:00Z',
  canChangeStatusToFanOnly: true,
  canChangeStatusToDraft: true,
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
const LOADED: GetWorkspaceEditEpisodeQuery['episode'] = {
  ...saved,
  title: '前の題',
  number: 1,
  publicNumber: 1,
  viewerCanEdit: true,
  surveyFromAuthor: null,
  thumbnailImage: null,
  startPosition: 'LATTER',
  afterword: '',
  revision: 8,
  pages: { totalCount: 0, nodes: [] },
  work: { id: 'w1', title: '雨', scrollDirection: 'RIGHT_TO_LEFT' },
};

function open(restore: () => RestoreEpisodeVersionMutation, isDirty = false) {
  const api = playApi(
    answerTo(GetEpisodeVersions).with(() => ({ episode: { id: 'e1', revision: 7, versions } })),
    answerTo(GetEpisodeVersion).with(() => ({
      episode: {
        id: 'e1',
        versions: [
          {
            id: '11',
            title: '前の題',
            afterword: '',
            startPosition: 'LATTER',
            pages: [{ change: 'ADDED', altText: '', image: null }],
            removedPages: [],
          },
        ],
      },
    })),
    answerTo(restoreEpisodeVersion).with(restore),
    answerTo(GetWorkspaceEditEpisode).with(() => ({ episode: LOADED })),
  );
  const adopt = vi.fn<(draft: object, from: object) => void>();
  const onClose = vi.fn<() => void>();
  renderScreen(<VersionsSheet saved={saved} saving={{ adopt, isDirty }} onClose={onClose} />);
  return { adopt, onClose, api, user: userEvent.setup({ delay: null }) };
}
const bringBack = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /The oldest kept: 3 pages/ }));
  await user.click(await screen.findByRole('button', { name: 'Bring this version back' }));
};

test('each version says what changed, and an older one comes back into the editor', async () => {
  const { adopt, onClose, api, user } = open(() => ({
    restoreEpisodeVersion: { episode: { id: 'e1', revision: 8 }, problems: [] },
  }));
  expect(await screen.findByText('1 page removed, 2 pages moved, title')).toBeTruthy();
  await bringBack(user);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.calls.find(({ name }) => name === 'restoreEpisodeVersion')?.variables['input']).toEqual({
    episodeId: 'e1',
    versionId: '11',
    expectedRevision: 7,
  });
  expect(adopt.mock.calls[0]?.[0]).toMatchObject({ title: '前の題', release: 'PUBLIC' });
  expect(adopt.mock.calls[0]?.[1]).toMatchObject({ revision: 8 });
});

test('what is saved now is not offered; another tab and unsaved changes are told of', async () => {
  const { adopt, onClose, user } = open(() => {
    throw new Refusal('This was changed in another tab.', { code: 'CONFLICT', currentRevision: 9 });
  }, true);
  expect(await screen.findByText(/not saved yet/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /1 page removed/ }));
  expect(await screen.findByText('This is what is saved now.')).toBeTruthy();
  await bringBack(user);
  expect(await screen.findByText(/You changed this episode in another tab/)).toBeTruthy();
  expect([adopt, onClose].flatMap((call) => call.mock.calls)).toEqual([]);
});

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { GetOpenReviewNotes } from '../../reviews/operations/GetOpenReviewNotes.ts';
import { GetWorkspaceEditEpisode } from '../operations/GetWorkspaceEditEpisode.ts';
import { updateEpisode } from '../../episodes/operations/updateEpisode.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { EpisodeStatus } from '../../gql/graphql.ts';
import type { EpisodeDraft, SavedEpisode } from '../draft/episodeDraft.ts';
import { readLocally } from '../../pageEditor/index.ts';
import { draft, saved } from '../testing/editedEpisode.ts';
import { EpisodeEditor } from './EpisodeEditor.tsx';

// Drawing a whole screen takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

type Sent = {
  input: {
    expectedRevision: number;
    episode: { title: string; status?: EpisodeStatus; pages: { id?: string; imageId: string }[] };
  };
};

/** The server takes every save, unless `refuse` throws; `lose` throws after it took one. */
function playServer(
  refuse: (sent: Sent) => void = () => undefined,
  lose: (sent: Sent) => void = () => undefined,
  takenOut: readonly string[] = [],
) {
  let revision = saved.revision;
  let title = draft.title;
  const play = playApi(
    answerTo(GetOpenReviewNotes).with(() => ({ episode: { id: 'e1', reviewLinks: [] } })),
    answerTo(GetWorkspaceEditEpisode).with(() => ({ episode: loaded(revision, title, takenOut) })),
    answerTo(updateEpisode).with((variables) => {
      const sent = variables as unknown as Sent;
      refuse(sent);
      if (sent.input.expectedRevision < revision)
        throw new Refusal('Changed elsewhere.', { code: 'CONFLICT', currentRevision: revision });
      revision += 1;
      title = sent.input.episode.title;
      lose(sent);
      const pages = sent.input.episode.pages.map((page) => ({
        id: page.id ?? `new-${page.imageId}`,
        image: { id: page.imageId },
      }));
      return {
        updateEpisode: {
          episode: {
            ...saved,
            salesInfo: null,
            revision,
            status: sent.input.episode.status ?? 'DRAFT',
            pages: { nodes: pages },
          },
          problems: [],
        },
      };
    }),
  );
  // What is read beside the editor is no save.
  const saves = () => play.calls.filter(({ name }) => name === 'updateEpisode');
  return { saves, sent: () => saves().map((call) => (call.variables as unknown as Sent).input) };
}

/** The episode as the server has it, without pages that another tab took out. */
const loaded = (revision: number, title: string, takenOut: readonly string[]) => ({
  ...saved,
  salesInfo: null,
  revision,
  title,
  number: 25,
  publicNumber: null,
  startPosition: draft.startPosition,
  afterword: '',
  viewerCanEdit: true,
  suspension: null,
  surveyFromAuthor: null,
  thumbnailImage: null,
  pages: {
    totalCount: draft.pages.length,
    nodes: draft.pages
      .filter(({ key }) => !takenOut.includes(key))
      .map(({ key, image }, index) => ({
        id: key,
        number: index + 1,
        altText: '',
        transcript: '',
        noSplit: false,
        isWide: false,
        image: {
          id: '',
          url: '',
          srcSet: '',
          ...image,
          width: 800,
          height: 1200,
          focusX: 0.5,
          focusY: 0.5,
          slices: [],
          crop: null,
        },
      })),
  },
  work: {
    id: 'w1',
    title: '空飛ぶ配達魔女の日報',
    language: 'ja',
    scrollDirection: 'RIGHT_TO_LEFT' as const,
    suspension: null,
  },
});

function openEditor(more: { draft?: Partial<EpisodeDraft>; saved?: Partial<SavedEpisode> } = {}) {
  return renderScreen(
    <EpisodeEditor
      work={{ id: 'w1', title: '空飛ぶ配達魔女の日報', language: 'ja', scrollDirection: 'RIGHT_TO_LEFT' }}
      number={25}
      initial={{ ...draft, ...more.draft }}
      initialSaved={{ ...saved, ...more.saved }}
      localName="episode-e1"
      onCreated={() => undefined}
    />,
  );
}

const order = () =>
  within(screen.getByRole('list', { name: 'Pages in reading order' }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('src')?.slice(9, 10))
    .join('');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T14:41:00Z') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

describe('pages by keyboard', () => {
  test('Alt and an arrow move the page, say where it went, and keep the focus on it', async () => {
    playServer();
    openEditor();
    const user = userEvent.setup({ delay: null });
    act(() => screen.getByRole('button', { name: /^Move Page 4,/ }).focus());
    await user.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}');
    expect(order()).toBe('adbce');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move Page 2, 2 of 5/);
    expect(screen.getByText(/moved to 2 of 5/)).toBeTruthy();
  });

  test('Esc puts the page back where it was', async () => {
    playServer();
    openEditor();
    const user = userEvent.setup({ delay: null });
    act(() => screen.getByRole('button', { name: /^Move Page 5,/ }).focus());
    await user.keyboard('{Alt>}{Home}{/Alt}');
    expect(order()).toBe('eabcd');
    await user.keyboard('{Escape}');
    expect(order()).toBe('abcde');
  });

  test('selected pages move together by the number of their place', async () => {
    playServer();
    openEditor();
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('checkbox', { name: 'Select page 4' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select page 5' }));
    await user.keyboard('{/Shift}');
    await user.click(
      within(screen.getByRole('group', { name: 'Selected pages' })).getByRole('button', { name: 'Move to' }),
    );
    fill('Place', '1');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(order()).toBe('deabc');
  });

  test('removed pages come back with Undo', async () => {
    playServer();
    openEditor();
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('checkbox', { name: 'Select page 2' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Selected pages' })).getByRole('button', { name: 'Remove' }),
    );
    expect(order()).toBe('acde');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(order()).toBe('abcde');
  });
});

describe('saving', () => {
  test('a draft reaches the server within five seconds and says when', async () => {
    const server = playServer();
    openEditor();
    fill('Title', '嵐の季節！');
    await passSeconds(5.5);
    expect(
      server.sent().map(({ expectedRevision, episode }) => [expectedRevision, episode.title, episode.status]),
    ).toEqual([[7, '嵐の季節！', undefined]]);
    expect(await screen.findByText(/^Draft saved \d\d:\d\d$/)).toBeTruthy();
  });

  test('reordering a published episode keeps its status and waits for Update', async () => {
    const server = playServer();
    openEditor({ draft: { release: 'PUBLIC' }, saved: { status: 'PUBLIC', publishedAt: '2026-11-13T11:00:00Z' } });
    const user = userEvent.setup({ delay: null });
    act(() => screen.getByRole('button', { name: /^Move Page 1,/ }).focus());
    await user.keyboard('{Alt>}{End}{/Alt}');
    await passSeconds(8);
    expect(server.saves()).toEqual([]);
    expect(readLocally<EpisodeDraft>('episode-e1')?.draft.pages.map((page) => page.id)).toEqual([
      'pb',
      'pc',
      'pd',
      'pe',
      'pa',
    ]);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(server.sent()).toHaveLength(1));
    expect(server.sent()[0]?.episode.status).toBe('PUBLIC');
    expect(server.sent()[0]?.episode.pages.map((page) => page.id)).toEqual(['pb', 'pc', 'pd', 'pe', 'pa']);
  });

  test('another tab saved first: the creator is told when, and can keep this version', async () => {
    const server = playServer(({ input }) => {
      if (input.expectedRevision === 7) {
        throw new Refusal('Changed elsewhere.', {
          code: 'CONFLICT',
          currentRevision: 9,
          changedAt: '2026-11-20T14:41:00Z',
        });
      }
    });
    openEditor();
    const user = userEvent.setup({ delay: null });
    fill('Title', '嵐の季節！');
    await passSeconds(6);
    expect(await screen.findByText(/You changed this in another tab at/)).toBeTruthy();
    await passSeconds(20);
    expect(server.saves()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Keep this version' }));
    await waitFor(() => expect(screen.queryByText(/another tab at/)).toBeNull());
    expect(server.sent()[1]).toMatchObject({ expectedRevision: 9, episode: { title: '嵐の季節！' } });
  });

  test('without a connection nothing is lost: what was typed stays, is kept here, and is sent when there is one', async () => {
    let isOffline = true;
    const server = playServer(() => {
      if (isOffline) throw new TypeError('Failed to fetch');
    });
    openEditor();
    fill('Title', '嵐の季節！');
    await passSeconds(6);
    expect(await screen.findByText('Not saved. You seem offline. We keep trying.')).toBeTruthy();
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('嵐の季節！');
    expect(readLocally<EpisodeDraft>('episode-e1')?.draft.title).toBe('嵐の季節！');
    isOffline = false;
    await passSeconds(6);
    expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
    expect(server.saves()).toHaveLength(2);
    expect(readLocally<EpisodeDraft>('episode-e1')).toBeNull();
  });
});

test('a page that was taken out, saved so, and put back is a new page for the server', async () => {
  const server = playServer();
  openEditor();
  const user = userEvent.setup({ delay: null });
  fill('Title', '嵐の季節！');
  await passSeconds(3);
  await user.click(screen.getByRole('button', { name: 'More about page 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await passSeconds(2.5);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(order()).toBe('abcde');
  await passSeconds(5.5);
  expect(server.sent().map(({ episode }) => episode.pages.map((page) => page.id))).toEqual([
    ['pa', 'pc', 'pd', 'pe'],
    ['pa', undefined, 'pc', 'pd', 'pe'],
  ]);
});

test('keeping this version keeps pages that the other tab took out', async () => {
  let isFirst = true;
  const server = playServer(
    () => {
      if (!isFirst) return;
      isFirst = false;
      throw new Refusal('Changed elsewhere.', { code: 'CONFLICT', currentRevision: 9 });
    },
    undefined,
    ['pb'],
  );
  openEditor();
  fill('Title', '嵐の季節！');
  await passSeconds(6);
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: 'Keep this version' }));
  await waitFor(() => expect(server.sent()).toHaveLength(2));
  expect(server.sent()[1]?.episode.pages.map((page) => page.id)).toEqual(['pa', undefined, 'pc', 'pd', 'pe']);
});

describe('an outage while saving', () => {
  /** The first save meets an outage, once it is kept or before. */
  function meetOutage(saved: 'YES' | 'UNKNOWN' | undefined, isKept: boolean) {
    let isFirst = true;
    const meet = () => {
      if (!isFirst) return;
      isFirst = false;
      throw new Refusal('Komawari cannot do this right now.', { code: 'SERVICE_UNAVAILABLE', retryAfter: 5, saved });
    };
    return isKept ? playServer(undefined, meet) : playServer(meet);
  }

  test.each([
    ['YES', 'Saved. We could not load it again yet.'],
    ['UNKNOWN', 'This may be saved. You can safely try again.'],
  ] as const)('what was saved (%s) is no change of another tab, and is not saved twice', async (answer, words) => {
    const server = meetOutage(answer, true);
    openEditor();
    fill('Title', '嵐の季節！');
    await passSeconds(5.5);
    expect(await screen.findByText(words)).toBeTruthy();
    await passSeconds(6);
    expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
    expect(server.saves()).toHaveLength(1);
    expect(readLocally<EpisodeDraft>('episode-e1')).toBeNull();
    fill('Title', '嵐の季節、終わる');
    await passSeconds(6);
    await waitFor(() => expect(server.sent()[1]).toMatchObject({ expectedRevision: 8 }));
    expect(screen.queryByText(/another tab/)).toBeNull();
  });

  test.each(['UNKNOWN', undefined] as const)(
    'what was not saved (%s) stays, is kept here, and is sent again',
    async (answer) => {
      const server = meetOutage(answer, false);
      openEditor();
      fill('Title', '嵐の季節！');
      await passSeconds(5.5);
      expect(
        await screen.findByText(
          answer ? 'This may be saved. You can safely try again.' : 'Not saved. Try again in a moment.',
        ),
      ).toBeTruthy();
      expect(readLocally<EpisodeDraft>('episode-e1')?.draft.title).toBe('嵐の季節！');
      await passSeconds(6);
      expect(await screen.findByText(/^Draft saved/)).toBeTruthy();
      expect(server.sent().map(({ expectedRevision }) => expectedRevision)).toEqual([7, 7]);
    },
  );
});

describe('the main button', () => {
  test('is off while pages are missing, says why, and comes on by itself', async () => {
    playServer();
    openEditor({ draft: { pages: [], release: 'PUBLIC' } });
    const button = screen.getByRole('button', { name: 'Publish' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('Add at least one page, then you can publish.');
  });
});

describe('an episode that operators suspended', () => {
  const suspended = { status: 'SUSPENDED', canChangeStatusToDraft: false, canChangeStatusToFanOnly: false } as const;

  test.each(['SUSPENDED', 'PUBLIC'] as const)(
    'has no release to choose, and is saved without (%s)',
    async (release) => {
      const { sent } = playServer();
      openEditor({ draft: { release }, saved: suspended });
      const box = within(screen.getByRole('region', { name: 'Release' }));
      expect(box.queryByRole('radio')).toBeNull();
      expect(box.getByText('Suspended')).toBeTruthy();
      fill('Title', 'なおした題');
      await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Update' }));
      await waitFor(() => expect(sent()).toHaveLength(1));
      expect(sent()[0]?.episode).toMatchObject({ title: 'なおした題' });
      expect(sent()[0]?.episode).not.toHaveProperty('status');
    },
  );

  test('is not taken out of the archive', () => {
    playServer();
    openEditor({ draft: { release: 'SUSPENDED' }, saved: { ...suspended, archivedAt: '2026-11-20T03:00:00Z' } });
    expect(screen.getByText(/^Archived since/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish again' })).toBeNull();
  });
});

import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetWorkspaceComments } from '../operations/GetWorkspaceComments.ts';
import { GetWorkspaceCommentSetting } from '../operations/GetWorkspaceCommentSetting.ts';
import { CommentsPage } from './CommentsPage.tsx';

afterEach(async () => {
  sessionStorage.clear();
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const viewer = { __typename: 'RegisteredViewer', id: 'u1' } as const;
const comment = (id: string, body: string) => ({
  id,
  body,
  createdAt: '2026-11-20T03:00:00.000Z',
  user: null,
  episode: { id: 'e1', title: '入港', number: 1, work: { id: 'w1', title: '灯台の猫', language: 'ja' } },
});
const pageInfo = { endCursor: null, hasNextPage: false };

function play() {
  return playApi(
    answerTo(GetWorkspaceCommentSetting).with(() => ({
      viewer: {
        ...viewer,
        heldCommentCount: 0,
        commentSetting: { holdsAll: false, filterWords: [] },
        works: { nodes: [] },
      },
    })),
    answerTo(GetWorkspaceComments).with(({ isSoft }) => {
      if (isSoft)
        return { viewer: { ...viewer, yawaraka: { pageInfo, edges: [{ node: comment('c2', 'やわらかい声') }] } } };
      const open = { ...comment('c1', 'だれでもの声'), isPinned: false, holdReason: null, reply: null };
      return { viewer: { ...viewer, daredemo: { totalCount: 1, pageInfo, edges: [{ node: open }] } } };
    }),
  );
}

test.each([
  ['', 'Open', 'だれでもの声', 'やわらかい声'],
  ['?tab=daredemo', 'Open', 'だれでもの声', 'やわらかい声'],
  ['?tab=yawaraka', 'Soft', 'やわらかい声', 'だれでもの声'],
  ['?tab=nothing', 'Open', 'だれでもの声', 'やわらかい声'],
])('R2-054 the address with "%s" shows the comments of the tab "%s"', async (query, tab, shown, other) => {
  play();
  const path = '/workspace/comments';
  renderScreen(<CommentsPage />, { path, at: path + query });
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByText(other)).toBeNull();
  expect(screen.getByRole('link', { name: tab }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Soft' }).getAttribute('href')).toBe(`${path}?tab=yawaraka`);
});

test.each([
  [250, ['Show 100 more comments', 'Show 50 more comments']],
  [101, ['Show 1 more comment']],
])('of %d comments the button promises as many as its press brings', async (totalCount, promised) => {
  const { calls } = playApi(
    answerTo(GetWorkspaceCommentSetting).with(() => ({
      viewer: {
        ...viewer,
        heldCommentCount: 0,
        commentSetting: { holdsAll: false, filterWords: [] },
        works: { nodes: [] },
      },
    })),
    answerTo(GetWorkspaceComments).with(({ first, after }) => {
      const start = Number(after ?? 0);
      const end = Math.min(start + first, totalCount);
      const edges = Array.from({ length: end - start }, (_, index) => ({
        node: { ...comment(`c${start + index}`, `声${start + index}`), isPinned: false, holdReason: null, reply: null },
      }));
      const pageInfo = { endCursor: `${end}`, hasNextPage: end < totalCount };
      return { viewer: { ...viewer, daredemo: { totalCount, pageInfo, edges } } };
    }),
  );
  renderScreen(<CommentsPage />, { path: '/workspace/comments' });
  for (const words of promised) fireEvent.click(await screen.findByRole('button', { name: words }));
  expect(await screen.findByText(`声${totalCount - 1}`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show / })).toBeNull();
  expect(calls.filter(({ name }) => name === 'GetWorkspaceComments')).toHaveLength(promised.length + 1);
});

const isChosen = () => screen.getByRole<HTMLInputElement>('checkbox').checked;

const firstLine = async () => (await screen.findByText('だれでもの声')).closest<HTMLElement>('li.received')!;

test('J and K move between comments, X selects the one with the focus', async () => {
  play();
  renderScreen(<CommentsPage />, { path: '/workspace/comments' });
  const line = await firstLine();
  screen.getByRole('checkbox').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'k' });
  fireEvent.keyDown(document.activeElement!, { key: 'x' });
  expect(isChosen()).toBe(true);
  line.focus();
  fireEvent.keyDown(line, { key: 'X' });
  expect(isChosen()).toBe(false);
});

test('the letters mean nothing while the focus is elsewhere on the page', async () => {
  play();
  renderScreen(<CommentsPage />, { path: '/workspace/comments' });
  await firstLine();
  for (const key of ['j', 'k', 'x', '?']) fireEvent.keyDown(document.body, { key });
  expect(document.activeElement).toBe(document.body);
  expect([isChosen(), screen.queryByRole('dialog')]).toEqual([false, null]);
});

test('? in the list shows what its keys do, and so does a button', async () => {
  play();
  renderScreen(<CommentsPage />, { path: '/workspace/comments' });
  (await firstLine()).focus();
  fireEvent.keyDown(document.activeElement!, { key: '?', shiftKey: true });
  expect(
    within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByText('Next comment'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('a letter that is typed or held with another key is nobody else’s', async () => {
  play();
  renderScreen(<CommentsPage />, { path: '/workspace/comments' });
  const line = await firstLine();
  line.focus();
  fireEvent.keyDown(line, { key: 'x', ctrlKey: true });
  fireEvent.keyDown(screen.getByLabelText('Work'), { key: 'x' });
  expect(isChosen()).toBe(false);
});

test('comments are looked for and put in order on the server, and the address keeps both', async () => {
  const { calls } = play();
  const path = '/workspace/comments';
  const { navigation } = renderScreen(<CommentsPage />, { path, at: `${path}?text=声&work=w1` });
  await firstLine();
  const last = () => calls.findLast(({ name }) => name === 'GetWorkspaceComments')?.variables;
  expect(last()).toMatchObject({ text: '声', workId: 'w1', sort: 'NEWEST' });
  fireEvent.click(screen.getByRole('button', { name: 'Oldest' }));
  await vi.waitFor(() => expect(last()).toMatchObject({ text: '声', workId: 'w1', sort: 'OLDEST' }));
  expect(new URLSearchParams(navigation.stop.location.search).get('sort')).toBe('oldest');
  expect(screen.getByRole('link', { name: 'Soft' }).getAttribute('href')).toContain('sort=oldest');
});

test('a creator who reads Japanese has no English sentence in the list, and comments are counted in 件', async () => {
  await inLanguage('ja');
  play();
  renderScreen(<CommentsPage />, { path: '/workspace/comments' });
  await firstLine();
  fireEvent.click(screen.getByRole('checkbox', { name: 'ゲストのコメントを選ぶ' }));
  expect(screen.getByText('1件を選択中')).toBeTruthy();
  expect(document.title).toBe('コメント | Komawari');
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});

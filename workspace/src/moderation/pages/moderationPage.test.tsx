import { flash } from '@komawari/ui/flash';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { GetModerationDeskQuery } from '../../gql/graphql.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetModerationDesk } from '../operations/GetModerationDesk.ts';
import { JudgeYawarakaComments } from '../operations/JudgeYawarakaComments.ts';
import { ModerationPage } from './ModerationPage.tsx';

afterEach(() => {
  cleanup();
  flash.clear();
  vi.unstubAllGlobals();
});

type Comment = GetModerationDeskQuery['yawarakaDesk']['comments'][number];

const comment: Comment = {
  id: 'c1',
  body: 'やさしいお話でした。',
  createdAt: '2026-11-20T03:00:00.000Z',
  isOverdue: false,
  hasFilteredWord: false,
  user: null,
  episode: { id: 'e1', title: '朝', number: 1, work: { id: 'w1', title: '灯台', language: 'ja' } },
};

test('a comment is decided about once, whatever is pressed while the decision is on its way', async () => {
  let comments = [comment];
  const { calls } = playApi(
    answerTo(GetModerationDesk).with(() => ({
      yawarakaDesk: { waitingCount: comments.length, overdueCount: 0, medianMinutes: null, comments },
    })),
    answerTo(JudgeYawarakaComments).with(() => {
      comments = [];
      return { judgeYawarakaComments: { judgedCommentIds: ['c1'], problems: [] } };
    }),
  );
  renderScreen(<ModerationPage />, { path: '/workspace/moderation' });
  fireEvent.click(await screen.findByRole('button', { name: 'Deliver the comment by this guest' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reject the comment by this guest, it breaks the rules' }));
  expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'JudgeYawarakaComments')).toEqual([
    { name: 'JudgeYawarakaComments', variables: { input: { ids: ['c1'], verdict: 'DELIVER' } } },
  ]);
  expect(flash.get()).toMatchObject({ body: 'Delivered', type: 'success' });
});

test('after a decision the keyboard goes on at the next comment, and at the heading when none is left', async () => {
  let comments = ['c1', 'c2', 'c3'].map((id) => ({ ...comment, id, body: `これは${id}` }));
  playApi(
    answerTo(GetModerationDesk).with(() => ({
      yawarakaDesk: { waitingCount: comments.length, overdueCount: 0, medianMinutes: null, comments },
    })),
    answerTo(JudgeYawarakaComments).with(({ input: { ids } }) => {
      comments = comments.filter(({ id }) => !ids.includes(id));
      return { judgeYawarakaComments: { judgedCommentIds: ids.map(String), problems: [] } };
    }),
  );
  renderScreen(<ModerationPage />, { path: '/workspace/moderation' });
  /** Delivers the comment that says this, from the keyboard. */
  async function deliver(words: string): Promise<void> {
    const row = (await screen.findByText(words)).closest('li')!;
    within(row)
      .getByRole<HTMLButtonElement>('button', { name: /^Deliver/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(row.isConnected).toBe(false));
  }
  const rowOf = (words: string) => screen.getByText(words).closest('li');
  await deliver('これはc1');
  expect(document.activeElement).toBe(rowOf('これはc2'));
  await deliver('これはc3');
  expect(document.activeElement).toBe(rowOf('これはc2'));
  await deliver('これはc2');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('whoever went elsewhere while it was decided stays there', async () => {
  let comments = [comment];
  playApi(
    answerTo(GetModerationDesk).with(() => ({
      yawarakaDesk: { waitingCount: comments.length, overdueCount: 0, medianMinutes: null, comments },
    })),
    answerTo(JudgeYawarakaComments).with(() => {
      comments = [];
      return { judgeYawarakaComments: { judgedCommentIds: ['c1'], problems: [] } };
    }),
  );
  renderScreen(
    <>
      <input aria-label="Elsewhere" />
      <ModerationPage />
    </>,
    { path: '/workspace/moderation' },
  );
  const deliver = await screen.findByRole('button', { name: 'Deliver the comment by this guest' });
  deliver.focus();
  fireEvent.click(deliver);
  screen.getByLabelText('Elsewhere').focus();
  expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});

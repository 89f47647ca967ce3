import { flash } from '@komawari/ui/flash';
import { cleanup, fireEvent, screen } from '@testing-library/react';
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

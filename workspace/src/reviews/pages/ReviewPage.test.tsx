import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { App } from '../../shared/operations/App.ts';
import { OpenReview } from '../operations/OpenReview.ts';
import { GetReview } from '../operations/GetReview.ts';
import { AddReviewNote } from '../operations/AddReviewNote.ts';
import { WithdrawReviewNote } from '../operations/WithdrawReviewNote.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { paths } from '../../shared/routes.ts';
import type { GetReviewQuery } from '../../gql/graphql.ts';
import { ReviewPage } from './ReviewPage.tsx';

afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const image = { id: 'i1', url: '/a.webp', srcSet: '', width: 400, height: 560, focusX: 0.5, focusY: 0.5, slices: [] };
const page = (number: number) => ({ id: `p${number}`, number, altText: '', transcript: '', noSplit: false, image });

function play({ password = null as string | null, isThere = true } = {}) {
  const notes: GetReviewQuery['review']['notes'] = [];
  const gone = () => new Refusal('This is not here.', { code: 'NOT_FOUND' });
  const played = playApi(
    answerTo(App).with(() => ({
      viewer: { __typename: 'GuestViewer', id: null, kind: 'GUEST_NO_PROVIDER', authProviders: [], screenName: null },
    })),
    answerTo(OpenReview).with(({ input }) => {
      if (!isThere) throw gone();
      const isFine = password === null || input.password === password;
      const problem = { path: ['password'], code: 'WRONG', message: 'This is not the password of the link.' };
      return { openReview: { key: isFine ? 'key' : null, problems: isFine ? [] : [problem] } };
    }),
    answerTo(GetReview).with(() => ({
      review: {
        workTitle: '灯台の猫',
        workLanguage: 'ja',
        creatorName: '雨宮ましろ',
        title: '入港',
        number: 3,
        afterword: '',
        startPosition: 'LATTER',
        scrollDirection: 'RIGHT_TO_LEFT',
        expiresAt: '2026-11-29T03:00:00.000Z',
        pages: [page(1), page(2)],
        notes: [...notes],
      },
    })),
    answerTo(AddReviewNote).with(({ input: { pageId, x, y, writerName, body } }) => {
      const written = { id: `n${notes.length + 1}`, pageId: String(pageId), x, y, writerName, body };
      notes.push({ ...written, answer: '', isDone: false, createdAt: '2026-11-22T03:00:00.000Z' });
      return { addReviewNote: { note: { id: `n${notes.length}` }, problems: [] } };
    }),
    answerTo(WithdrawReviewNote).with(() => {
      notes.pop();
      return { withdrawReviewNote: { deletedNoteId: 'n1', problems: [] } };
    }),
  );
  renderScreen(<ReviewPage />, { path: paths.review, at: '/review/token-of-a-link' });
  return played;
}

it('a note is placed, written and taken back by keyboard alone', async () => {
  const { calls } = play();
  const user = userEvent.setup();
  const add = await screen.findByRole('button', { name: 'Add a note to page 2' });
  add.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.className).toContain('pin--new'));
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  expect(screen.getByRole('button', { name: /54 percent from the left, 40 percent from the top/ })).toBe(
    document.activeElement,
  );
  await user.tab();
  await user.keyboard('編集');
  await user.tab();
  await user.keyboard('ここ、暗い？');
  await user.tab();
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('list', { name: 'Notes on page 2' });
  expect(within(list).getByText('ここ、暗い？')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'AddReviewNote')?.variables['input']).toEqual({
    token: 'token-of-a-link',
    key: 'key',
    pageId: 'p2',
    x: 0.54,
    y: 0.4,
    writerName: '編集',
    body: 'ここ、暗い？',
  });
  await user.click(within(list).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Notes on page 2' })).toBeNull());
});

it('a pin leads to its note', async () => {
  play();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add a note to page 1' }));
  await user.type(screen.getByLabelText('Your name'), 'Aki');
  await user.type(screen.getByLabelText('Note'), 'Nice');
  await user.click(screen.getByRole('button', { name: 'Pin the note' }));
  await user.click(await screen.findByRole('button', { name: 'Note 1 of Aki' }));
  expect(document.activeElement?.textContent).toContain('Nice');
});

it('a password is asked for before anything is shown, and a wrong one is said', async () => {
  const { calls } = play({ password: 'a rainy evening' });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('This is not the password of the link.')).toBeTruthy();
  expect(calls.some(({ name }) => name === 'GetReview')).toBe(false);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'a rainy evening');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('heading', { name: /入港/, level: 1 })).toBeTruthy();
});

it('a link that ended is a page that is not here', async () => {
  play({ isThere: false });
  expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeTruthy();
});

it('in Japanese the place of a note is told in numbers from the left and the top', async () => {
  await inLanguage('ja');
  play();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'メモを追加する 2ページ' }));
  expect(screen.getByRole('button', { name: 'メモの位置。左から50%、上から50%。矢印キーで動かせます' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'メモを付ける' }));
  expect(await screen.findByText('名前を入力してください。')).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { GetScoutMessageQuery } from '../../gql/graphql.ts';
import { AnswerScoutMessage } from '../operations/AnswerScoutMessage.ts';
import { GetScoutMessage } from '../operations/GetScoutMessage.ts';
import { ReadScoutMessage } from '../operations/ReadScoutMessage.ts';
import { ScoutPage } from './ScoutPage.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  cleanup();
  vi.unstubAllGlobals();
});

type Message = GetScoutMessageQuery['scoutMessage'];

function play(changes: Partial<Message> = {}, problems: { path: string[]; code: string; message: string }[] = []) {
  let message: Message = {
    id: 'n1',
    contestIdentifier: '3rd',
    contestTitle: '第3回コマ割り賞',
    department: '週刊編集部',
    work: { id: 'w1', title: '灯台の猫', language: 'ja', coverImage: null },
    body: '一行目\n二行目',
    replyAddress: 'weekly@example.com',
    sentAt: '2026-11-20T03:00:00.000Z',
    isRead: false,
    answer: null,
    answerWords: '',
    answeredAt: null,
    ...changes,
  };
  return playApi(
    answerTo(GetScoutMessage).with(() => ({ scoutMessage: message })),
    answerTo(ReadScoutMessage).with(() => {
      message = { ...message, isRead: true };
      return { readScoutMessage: { scoutMessage: { id: 'n1', isRead: true } } };
    }),
    answerTo(AnswerScoutMessage).with(({ input }) => {
      if (problems.length > 0) return { answerScoutMessage: { scoutMessage: null, problems } };
      const { answer, words } = input;
      message = { ...message, answer, answerWords: words ?? '', answeredAt: '2026-11-21T03:00:00.000Z' };
      return { answerScoutMessage: { scoutMessage: { id: 'n1' }, problems: [] } };
    }),
  );
}
const open = () => renderScreen(<ScoutPage />, { path: '/workspace/scouts/:scoutId', at: '/workspace/scouts/n1' });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));

describe('a message of an editorial department', () => {
  it('says who wrote about which work in which contest, and is marked as read', async () => {
    const { calls } = play();
    open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('週刊編集部 wrote to you');
    expect(screen.getByRole('link', { name: '灯台の猫' }).getAttribute('href')).toBe('/works/w1');
    expect(screen.getByRole('link', { name: '第3回コマ割り賞' }).getAttribute('href')).toBe('/komawari_award_3rd');
    expect(screen.getByText(/一行目/).textContent).toBe('一行目\n二行目');
    await waitFor(() => expect(calls.filter(({ name }) => name === 'GetScoutMessage')).toHaveLength(2));
    expect(calls.filter(({ name }) => name === 'ReadScoutMessage')).toHaveLength(1);
  });

  it('of somebody else is not here', async () => {
    playApi(
      answerTo(GetScoutMessage).with(() => {
        throw new Refusal('This could not be found.', { code: 'NOT_FOUND' });
      }),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeTruthy();
  });

  it('about a work that was deleted says so', async () => {
    play({ work: null });
    open();
    expect(await screen.findByText('A work you deleted')).toBeTruthy();
  });
});

describe('the answer', () => {
  it('is chosen, sent with the words, and stands there for good', async () => {
    const { calls } = play();
    open();
    expect(await screen.findByText(/You answer once/)).toBeTruthy();
    send();
    expect(await screen.findByText('Choose one of the two.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Interested/ }));
    fill('A few words', '土日なら電話に出られます。');
    send();
    expect(await screen.findByText(/An answer is final/)).toBeTruthy();
    expect(screen.getByText('土日なら電話に出られます。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(calls.find(({ name }) => name === 'AnswerScoutMessage')?.variables).toEqual({
      input: { id: 'n1', answer: 'INTERESTED', words: '土日なら電話に出られます。' },
    });
  });

  it('is sent once, however long the screen waits for what was answered', async () => {
    const { calls } = play();
    open();
    fireEvent.click(await screen.findByRole('radio', { name: /No, thank you/ }));
    const { fetch: answered } = globalThis;
    const held: (() => void)[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.includes('GetScoutMessage')) await new Promise<void>((resolve) => held.push(resolve));
      return answered(url, init);
    });
    send();
    await waitFor(() => expect(held).toHaveLength(1));
    const button = screen.getByRole('button', { name: 'Sending' });
    fireEvent.click(button);
    held.forEach((resolve) => resolve());
    expect(await screen.findByText(/An answer is final/)).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'AnswerScoutMessage')).toHaveLength(1);
  });

  it('keeps what was typed when the server does not take it', async () => {
    play({}, [{ path: ['words'], code: 'CONTROL_CHARACTERS', message: 'The answer contains invisible characters.' }]);
    open();
    fireEvent.click(await screen.findByRole('radio', { name: /No, thank you/ }));
    fill('A few words', '今回は見送ります。');
    send();
    expect(await screen.findByText('The answer contains invisible characters.')).toBeTruthy();
    expect((screen.getByLabelText('A few words') as HTMLTextAreaElement).value).toBe('今回は見送ります。');
  });

  it('is not sent with more words than the department takes', async () => {
    const { calls } = play();
    open();
    fireEvent.click(await screen.findByRole('radio', { name: /Interested/ }));
    fill('A few words', 'あ'.repeat(1001));
    send();
    expect(await screen.findByText('1 over the limit of 1000. Shorten it.')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'AnswerScoutMessage')).toBe(false);
  });
});

import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { SendFanMessage } from '../operations/SendFanMessage.ts';
import { MessageToFans } from './MessageToFans.tsx';

afterEach(async () => {
  cleanup();
  flash.clear();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  await inLanguage('en');
});

type Messages = Parameters<typeof MessageToFans>[0]['viewer']['fanMessages'];

function open(fanMessages: Messages = []) {
  const { calls } = playApi(answerTo(SendFanMessage).with(() => ({ sendFanMessage: { ok: true, problems: [] } })));
  const fans = { pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
  const viewer = { __typename: 'RegisteredViewer', id: 'u1', fanCount: 400, fanCountWithMail: 312 } as const;
  renderScreen(<MessageToFans viewer={{ ...viewer, fanMessages, fans }} />);
  return calls;
}
const writtenBefore = (hours: number): Messages => {
  const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString();
  return [{ id: 'm1', subject: '前の便り', createdAt, recipientCount: 312, sentCount: 312 }];
};
const write = async () => {
  fill('Subject', '新刊です');
  fill('Message', '秋の新刊ができました。');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  return screen.findByRole('dialog', { name: 'Send this to 312 fans?' });
};

test('a message goes out once the number of people who get it was confirmed', async () => {
  const calls = open();
  await write();
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Send to 312 fans' }));
  await vi.waitFor(() =>
    expect(calls).toEqual([
      { name: 'SendFanMessage', variables: { input: { subject: '新刊です', body: '秋の新刊ができました。' } } },
    ]),
  );
  expect(await screen.findByText('Your message is on its way')).toBeTruthy();
});

test('whoever says "Not yet" keeps every word and sends nothing', async () => {
  const calls = open();
  await write();
  fireEvent.click(screen.getByRole('button', { name: 'Not yet' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('秋の新刊ができました。');
  expect(calls).toEqual([]);
});

test('a message without a subject is not asked about', async () => {
  open();
  fill('Message', '秋の新刊ができました。');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Give the message a subject.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the form closes for 24 hours after a message, and says until when', () => {
  open(writtenBefore(3));
  expect(screen.getByText(/You can write the next one from/)).toBeTruthy();
  expect(screen.queryByLabelText('Message')).toBeNull();
  cleanup();
  open(writtenBefore(25));
  expect(screen.getByLabelText('Message')).toBeTruthy();
});

test('in Japanese the fans who get a message are counted in 人', async () => {
  await inLanguage('ja');
  open();
  fill('件名', '新刊です');
  fill('本文', '秋の新刊ができました。');
  fireEvent.click(screen.getByRole('button', { name: '送信する' }));
  const dialog = await screen.findByRole('dialog', { name: 'ファン312人に送信しますか' });
  for (const part of [dialog, document.querySelector('form')])
    expect(part?.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});

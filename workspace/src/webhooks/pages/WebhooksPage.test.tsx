import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { GetSettingsWebhooks } from '../operations/GetSettingsWebhooks.ts';
import { CreateWebhook } from '../operations/CreateWebhook.ts';
import { UpdateWebhook } from '../operations/UpdateWebhook.ts';
import { RedeliverWebhook } from '../operations/RedeliverWebhook.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { GetSettingsWebhooksQuery } from '../../gql/graphql.ts';
import { WebhooksPage } from './WebhooksPage.tsx';

// Drawing a whole screen takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(async () => {
  sessionStorage.clear();
  cleanup();
  flash.clear();
  await inLanguage('en');
  vi.unstubAllGlobals();
});

type Webhook = Extract<GetSettingsWebhooksQuery['viewer'], { __typename: 'RegisteredViewer' }>['webhooks'][number];

const webhook: Webhook = {
  id: 'h1',
  url: 'https://hooks.example.com/in',
  events: ['FAN_GAINED'],
  disabledBy: 'FAILURES',
  deliveries: [
    {
      id: 'd1',
      event: 'FAN_GAINED',
      state: 'FAILED',
      attempts: 8,
      occurredAt: '2026-11-20T00:00:00.000Z',
      dueAt: null,
      status: null,
      failure: 'The address could not be reached.',
    },
  ],
};

function play(webhooks: Webhook[]) {
  return playApi(
    answerTo(GetSettingsWebhooks).with(() => ({
      viewer: { __typename: 'RegisteredViewer', id: 'u1', kind: 'REGISTERED', webhooks },
    })),
    answerTo(CreateWebhook).with(({ input }) =>
      input.url.startsWith('https:')
        ? { createWebhook: { secret: 'whsec_secret', problems: [] } }
        : {
            createWebhook: {
              secret: null,
              problems: [{ path: ['url'], code: 'FORM', message: 'Give a public address.' }],
            },
          },
    ),
    answerTo(UpdateWebhook).with(() => ({ updateWebhook: { webhook: { id: 'h1', disabledBy: null }, problems: [] } })),
    answerTo(RedeliverWebhook).with(() => ({ redeliverWebhook: { deliveryId: 'd1' } })),
  );
}

test('a webhook is added and its secret shown once; an address that cannot be is told at its field', async () => {
  const { calls } = play([]);
  renderScreen(<WebhooksPage />);
  expect(await screen.findByText('No webhooks yet.')).toBeTruthy();
  fill('Address', 'http://hooks.example.com/in');
  fireEvent.click(screen.getByRole('checkbox', { name: /A new fan/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add the webhook' }));
  expect(await screen.findByText('Give a public address.')).toBeTruthy();
  fill('Address', 'https://hooks.example.com/in');
  fireEvent.click(screen.getByRole('button', { name: 'Add the webhook' }));
  expect(((await screen.findByLabelText('Secret')) as HTMLInputElement).value).toBe('whsec_secret');
  expect(calls.filter(({ name }) => name === 'CreateWebhook').at(-1)?.variables).toEqual({
    input: { url: 'https://hooks.example.com/in', events: ['FAN_GAINED'] },
  });
});

test('who adds a webhook goes on from its heading, and from that of the form when the secret is saved', async () => {
  play([]);
  renderScreen(<WebhooksPage />);
  await screen.findByText('No webhooks yet.');
  fill('Address', 'https://hooks.example.com/in');
  fireEvent.click(screen.getByRole('checkbox', { name: /A new fan/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add the webhook' }));
  const made = await screen.findByRole('heading', { name: 'Your new webhook' });
  await waitFor(() => expect(document.activeElement).toBe(made));
  await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A new webhook' }));
});

test('a webhook that failed for days says why, is switched on again, and sends again what was given up', async () => {
  const { calls } = play([webhook]);
  renderScreen(<WebhooksPage />);
  expect(await screen.findByText(/Nothing could be delivered for days/)).toBeTruthy();
  expect(screen.getByText(/The address could not be reached after 8 tries/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Send again/ }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('RedeliverWebhook'));
  fireEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('The webhook is on')).toBeTruthy();
});

test('who reads Japanese adds a webhook, and reads what was sent, in Japanese', async () => {
  await inLanguage('ja');
  const deliveries = webhook.deliveries.flatMap((delivery) => [
    { ...delivery, status: 500, failure: null },
    { ...delivery, id: 'd2', failure: '応答がありませんでした。' },
  ]);
  play([{ ...webhook, events: ['EPISODE_PUBLISHED', 'FAN_GAINED'], deliveries }]);
  renderScreen(<WebhooksPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Webフックを追加する' }));
  expect(await screen.findByText('URLを入力してください。')).toBeTruthy();
  expect(screen.getByText('知らせることを1つ以上選んでください。')).toBeTruthy();
  expect(screen.getByText('話の公開、新しいファン')).toBeTruthy();
  expect(screen.getByText(/、応答500（8回試行）$/)).toBeTruthy();
  expect(screen.getByText(/、応答がありませんでした（8回試行）$/)).toBeTruthy();
  expect(document.title).toBe('Webフック | Komawari');
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});

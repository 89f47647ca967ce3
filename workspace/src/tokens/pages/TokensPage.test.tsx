import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { GetSettingsTokens } from '../operations/GetSettingsTokens.ts';
import { CreatePersonalToken } from '../operations/CreatePersonalToken.ts';
import { RevokePersonalToken } from '../operations/RevokePersonalToken.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { GetSettingsTokensQuery } from '../../gql/graphql.ts';
import { TokensPage } from './TokensPage.tsx';

// Drawing a whole screen takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(async () => {
  sessionStorage.clear();
  cleanup();
  flash.clear();
  await inLanguage('en');
  vi.unstubAllGlobals();
});

type Token = Extract<GetSettingsTokensQuery['viewer'], { __typename: 'RegisteredViewer' }>['personalTokens'][number];

const token = (name: string, changes: Partial<Token> = {}): Token => ({
  id: name,
  name,
  prefix: 'komawari_pat_AbCdEf',
  scopes: ['READ_WORKS', 'PUBLISH'],
  expiresAt: '2099-01-01T00:00:00.000Z',
  lastUsedAt: null,
  ...changes,
});

function play(tokens: Token[]) {
  return playApi(
    answerTo(GetSettingsTokens).with(() => ({
      viewer: { __typename: 'RegisteredViewer', id: 'u1', kind: 'REGISTERED', personalTokens: tokens },
    })),
    answerTo(CreatePersonalToken).with(({ input }) => {
      tokens.unshift(token(input.name));
      return { createPersonalToken: { secret: 'komawari_pat_secret', problems: [] } };
    }),
    answerTo(RevokePersonalToken).with(({ id }) => {
      tokens.splice(0, 1);
      return { revokePersonalToken: { revokedId: String(id) } };
    }),
  );
}

test('a token is made with what was chosen, shown once, and listed without itself', async () => {
  const { calls } = play([]);
  renderScreen(<TokensPage />);
  expect(await screen.findByText('No tokens yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByText('Choose at least one thing the token may do.')).toBeTruthy();
  fill('Name', 'Drawing program');
  fireEvent.click(screen.getByRole('checkbox', { name: /Upload images/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Write works/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Make the token' }));
  expect(((await screen.findByLabelText('Token')) as HTMLInputElement).value).toBe('komawari_pat_secret');
  const asked = calls.find(({ name }) => name === 'CreatePersonalToken')?.variables['input'] as { scopes: string[] };
  expect({ ...asked, scopes: asked.scopes.toSorted() }).toEqual({
    name: 'Drawing program',
    scopes: ['UPLOAD_IMAGES', 'WRITE_WORKS'],
    expiresInDays: 90,
  });
  const lines = await screen.findByRole('list', { name: 'Tokens' });
  expect(lines.textContent).toContain('Drawing program');
  expect(lines.textContent).not.toContain('secret');
  fireEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(await screen.findByLabelText('Name')).toBeTruthy();
  expect(screen.queryByDisplayValue('komawari_pat_secret')).toBeNull();
});

test('who makes a token goes on from its heading, and from that of the form when it is saved', async () => {
  play([]);
  renderScreen(<TokensPage />);
  await screen.findByText('No tokens yet.');
  fill('Name', 'Drawing program');
  fireEvent.click(screen.getByRole('checkbox', { name: /Upload images/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Make the token' }));
  const made = await screen.findByRole('heading', { name: 'Your new token' });
  await waitFor(() => expect(document.activeElement).toBe(made));
  await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A new token' }));
});

test('a token is revoked after a question; one whose time is over says so', async () => {
  const { calls } = play([token('Old', { expiresAt: '2020-01-01T00:00:00.000Z' })]);
  renderScreen(<TokensPage />);
  expect(await screen.findByText('Expired')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Revoke/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke the token' }));
  await waitFor(() => expect(screen.getByText('No tokens yet.')).toBeTruthy());
  expect(calls.find(({ name }) => name === 'RevokePersonalToken')?.variables).toEqual({ id: 'Old' });
});

test('who reads Japanese makes, reads and revokes a token in Japanese', async () => {
  await inLanguage('ja');
  play([token('書き出し'), token('古い', { expiresAt: '2020-01-01T00:00:00.000Z' })]);
  renderScreen(<TokensPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'トークンを作成する' }));
  expect(await screen.findByText('トークンに許可することを1つ以上選んでください。')).toBeTruthy();
  const [first, over] = within(screen.getByRole('list', { name: 'トークン' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('作品の閲覧、公開未使用、期限：2099年1月1日');
  expect(over?.textContent).toContain('未使用、2020年1月1日に終了');
  fireEvent.click(screen.getByRole('button', { name: '失効させる（書き出し）' }));
  expect(await screen.findByRole('heading', { name: '書き出しを失効させますか' })).toBeTruthy();
  expect(document.title).toBe('トークン | Komawari');
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});

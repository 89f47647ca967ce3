import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GetSettingsTokens } from '../../tokens/index.ts';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { ConnectedClients } from '../operations/ConnectedClients.ts';
import { GetMySettingsAccount } from '../operations/GetMySettingsAccount.ts';
import { GetSessions } from '../operations/GetSessions.ts';
import { GetSettingsLinkedProviders } from '../operations/GetSettingsLinkedProviders.ts';
import { GetSignInProtection } from '../operations/GetSignInProtection.ts';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';

const viewer = { __typename: 'RegisteredViewer', id: 'u1' } as const;
const at = '2026-11-20T03:00:00.000Z';

/** Tokens of the account: when each expires. */
let tokens: string[] | null;
const identityCalls: string[] = [];

beforeEach(() => {
  tokens = [];
  identityCalls.splice(0);
  const user = { id: 'u1', screenName: 'mina', displayName: 'ミナ', iconImage: null };
  const x = { provider: 'TWITTER', label: 'X', name: 'mina_draws', linkedAt: at } as const;
  // A browser that knows passkeys.
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  playApi(
    answerTo(GetMySettingsAccount).with(() => ({
      viewer: { ...viewer, kind: 'REGISTERED', authProviders: ['EMAIL', 'TWITTER'], email: 'mina@example.jp', user },
    })),
    answerTo(GetSettingsLinkedProviders).with(() => ({
      viewer: {
        ...viewer,
        authProviders: ['EMAIL', 'TWITTER'],
        linkedProviders: [{ id: 'twitter', ...x, canUnlink: true }],
      },
    })),
    answerTo(GetSignInProtection).with(() => ({
      viewer: {
        ...viewer,
        secondFactor: { isOn: false, recoveryCodesLeft: 0 },
        passkeys: [{ id: 'k1', name: 'Pixel', createdAt: at, lastUsedAt: null }],
      },
    })),
    answerTo(GetSessions).with(() => ({
      viewer: { ...viewer, sessions: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } },
    })),
    answerTo(GetSettingsTokens).with(() => {
      if (tokens === null) throw new Refusal('No', { code: 'FORBIDDEN' });
      return {
        viewer: {
          ...viewer,
          kind: 'REGISTERED',
          personalTokens: tokens.map((expiresAt, index) => ({
            id: `t${index}`,
            name: 'Export',
            prefix: 'komawari_pat_Ab',
            scopes: ['PUBLISH'],
            expiresAt,
            lastUsedAt: null,
          })),
        },
      };
    }),
    answerTo(ConnectedClients).with(() => ({
      viewer: {
        ...viewer,
        connectedOIDCClients: {
          edges: [
            {
              node: {
                id: 'o1',
                clientId: 'manga-shelf',
                connectedAt: at,
                lastUsedAt: null,
                scopes: ['openid', 'profile', 'read_works'],
                client: {
                  id: 'manga-shelf',
                  name: '棚コレ',
                  verifiedDomain: 'tana.example',
                  isFirstParty: false,
                  iconImage: null,
                },
              },
            },
          ],
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    })),
  );
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.startsWith('/identity/sessions/')) identityCalls.push(url);
    return answer(url, init);
  });
});
const open = () => renderScreen(<AccountSettingsPage />, { path: '/my/settings/account' });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('R2-035 the account settings show which services elsewhere sign in to the account', async () => {
  open();
  expect((await screen.findByText(/@mina_draws/)).textContent).toContain('X');
  expect(await screen.findByRole('button', { name: 'Unlink X' })).toBeTruthy();
});

test('R2-036 the account settings show which applications are connected to the account', async () => {
  open();
  const row = (await screen.findByText('棚コレ', { selector: 'p' })).closest('li');
  expect(row?.textContent).toContain('Name and picture, read works with drafts');
  expect(row?.textContent).toContain('tana.example');
  expect(row?.querySelector('button')?.textContent).toBe('Disconnect 棚コレ');
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const later = '2099-01-01T00:00:00.000Z';

test('signing out other devices says first how many tokens stop working, and does nothing when that is too many', async () => {
  tokens = [later, later, '2020-01-01T00:00:00.000Z'];
  open();
  await press('Sign out other devices');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out other devices?' }));
  expect(await dialog.findByText('Your 2 tokens stop working too, and cannot be brought back.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep them signed in' }));
  expect(identityCalls).toEqual([]);
  await press('Sign out other devices');
  fireEvent.click(dialog.getByRole('button', { name: 'Sign out other devices' }));
  await waitFor(() => expect(identityCalls).toEqual(['/identity/sessions/end_others']));
});

test('it says that tokens stop working where nobody knows how many', async () => {
  tokens = null;
  open();
  await press('Sign out other devices');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out other devices?' }));
  expect(dialog.getByText('Your tokens stop working too, and cannot be brought back.')).toBeTruthy();
  expect(identityCalls).toEqual([]);
});

test('without tokens other devices are signed out at once', async () => {
  open();
  await press('Sign out other devices');
  await waitFor(() => expect(identityCalls).toEqual(['/identity/sessions/end_others']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('signing out everywhere says the same of the tokens', async () => {
  tokens = [later];
  open();
  await press('Sign out everywhere');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
  expect(await dialog.findByText('Your token stops working too, and cannot be brought back.')).toBeTruthy();
});

test('signing out says that connected applications stay, with the way to them', async () => {
  open();
  await press('Sign out everywhere');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
  const way = await dialog.findByRole('link', { name: 'Applications you connected' });
  expect(way.getAttribute('href')).toBe('/my/settings/account/comic_copilot_connect');
  expect(way.closest('p')?.textContent).toBe('Applications you connected stay connected until you disconnect them.');
  expect(screen.getByRole('region', { name: 'Your devices' })).toBeTruthy();
});

test.each(['Add a passkey', /^Rename ?Pixel$/])(
  'the form that "%s" opens takes the focus, and gives it back when it is left',
  async (name) => {
    open();
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Name/ }));
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  },
);

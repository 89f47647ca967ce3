import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { ConnectedClients } from '../operations/ConnectedClients.ts';
import { GetMySettingsAccount } from '../operations/GetMySettingsAccount.ts';
import { GetSessions } from '../operations/GetSessions.ts';
import { GetSettingsLinkedProviders } from '../operations/GetSettingsLinkedProviders.ts';
import { GetSignInProtection } from '../operations/GetSignInProtection.ts';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';

const viewer = { __typename: 'RegisteredViewer', id: 'u1' } as const;
const at = '2026-11-20T03:00:00.000Z';

beforeEach(() => {
  const user = { id: 'u1', screenName: 'mina', displayName: 'ミナ', iconImage: null };
  const x = { provider: 'TWITTER', label: 'X', name: 'mina_draws', linkedAt: at } as const;
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
      viewer: { ...viewer, secondFactor: { isOn: false, recoveryCodesLeft: 0 }, passkeys: [] },
    })),
    answerTo(GetSessions).with(() => ({
      viewer: { ...viewer, sessions: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } },
    })),
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
  renderScreen(<AccountSettingsPage />, { path: '/my/settings/account' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('R2-035 the account settings show which services elsewhere sign in to the account', async () => {
  expect((await screen.findByText(/@mina_draws/)).textContent).toContain('X');
  expect(await screen.findByRole('button', { name: 'Unlink X' })).toBeTruthy();
});

test('R2-036 the account settings show which applications are connected to the account', async () => {
  const row = (await screen.findByText('棚コレ', { selector: 'p' })).closest('li');
  expect(row?.textContent).toContain('Name and picture, read works with drafts');
  expect(row?.textContent).toContain('tana.example');
  expect(row?.querySelector('button')?.textContent).toBe('Disconnect 棚コレ');
});

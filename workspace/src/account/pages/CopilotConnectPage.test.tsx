import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ConnectedClientFieldsFragment, GetClientDeedsQuery } from '../../gql/graphql.ts';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { App } from '../../shared/operations/App.ts';
import { DisconnectOIDCClient } from '../operations/DisconnectOIDCClient.ts';
import { GetConnectedOIDCClientsByUserScreenName } from '../operations/GetConnectedOIDCClientsByUserScreenName.ts';
import { GetClientDeeds } from '../operations/GetClientDeeds.ts';
import { CopilotConnectPage } from './CopilotConnectPage.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Registered<Query extends { viewer: { __typename: string } }> = Extract<
  Query['viewer'],
  { __typename: 'RegisteredViewer' }
>;
type Connection = ConnectedClientFieldsFragment;
type Deed = Registered<GetClientDeedsQuery>['oidcClientDeeds']['edges'][number]['node'];

const viewer = { __typename: 'RegisteredViewer', id: 'u1' } as const;
const at = '2026-11-20T03:00:00.000Z';
const lastPage = { hasNextPage: false, endCursor: null };
const connection = (name: string, changes: Partial<Connection> = {}): Connection => ({
  id: name,
  clientId: `id-of-${name}`,
  connectedAt: at,
  lastUsedAt: null,
  scopes: ['openid', 'profile'],
  client: { id: `id-of-${name}`, name, verifiedDomain: 'tana.example', isFirstParty: false, iconImage: null },
  ...changes,
});
const deed = (id: string, kind: Deed['kind'], detail = ''): Deed => ({
  id,
  kind,
  detail,
  clientName: '棚コレ',
  occurredAt: at,
});

/** The API of somebody with these connections, and these things that happened, two on a page. */
function open(connections: Connection[], deeds: Deed[], disconnect: () => void = () => undefined) {
  const played = playApi(
    answerTo(App).with(() => ({
      viewer: {
        ...viewer,
        kind: 'REGISTERED',
        authProviders: ['EMAIL'],
        screenName: 'mina',
        email: 'mina@example.jp',
        user: { id: 'u1', displayName: 'ミナ', screenName: 'mina', iconImage: null },
      },
    })),
    answerTo(GetConnectedOIDCClientsByUserScreenName).with(() => ({
      connectedOIDCClientsByUserScreenName: {
        edges: connections.map((node) => ({ node })),
        pageInfo: lastPage,
      },
    })),
    answerTo(GetClientDeeds).with(({ after }) => {
      const page = after ? deeds.slice(2) : deeds.slice(0, 2);
      const pageInfo = !after && deeds.length > 2 ? { hasNextPage: true, endCursor: '2' } : lastPage;
      return { viewer: { ...viewer, oidcClientDeeds: { edges: page.map((node) => ({ node })), pageInfo } } };
    }),
    answerTo(DisconnectOIDCClient).with(({ id }) => {
      disconnect();
      connections.splice(0, connections.length, ...connections.filter((one) => one.id !== id));
      deeds.unshift(deed('d9', 'DISCONNECTED'));
      return { disconnectOIDCClient: { disconnectedId: String(id), problems: [] } };
    }),
  );
  renderScreen(<CopilotConnectPage />);
  return played.calls;
}
const deedsShown = () => screen.findByRole('list', { name: 'What they did' });

test('somebody without applications is told what will stand here, and what is kept', async () => {
  const calls = open([], []);
  expect(await screen.findByText(/None yet/)).toBeTruthy();
  expect(await screen.findByText('Nothing yet.')).toBeTruthy();
  expect(screen.getByText('Kept for a year, for you alone.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'What applications did' })).toBeNull();
  const asked = calls.find(({ name }) => name === 'GetConnectedOIDCClientsByUserScreenName');
  expect(asked?.variables).toMatchObject({ screenName: 'mina', token: null });
});

test('what applications did stands in words, and earlier entries come when asked for', async () => {
  open(
    [connection('棚コレ')],
    [
      deed('d3', 'WROTE', 'createWork addEpisode'),
      deed('d2', 'CHANGED', 'openid profile write_works'),
      deed('d1', 'CONNECTED', 'openid profile'),
    ],
  );
  const list = await deedsShown();
  expect(list.textContent).toContain('棚コレ made a work, added an episode for you');
  expect(list.textContent).toContain('棚コレ was allowed moreName and picture, write works');
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Show more entries' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  expect(list.textContent).toContain('棚コレ was connectedName and picture');
});

test('an application is disconnected after a question: it leaves the list, and the list of what happened says so', async () => {
  const calls = open([connection('棚コレ'), connection('表紙屋')], [deed('d1', 'CONNECTED', 'openid')]);
  fireEvent.click(await screen.findByRole('button', { name: /^Disconnect ?棚コレ/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect 棚コレ?' });
  expect(dialog.textContent).toContain('tana.example');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Disconnect ?棚コレ/ })).toBeNull());
  expect(screen.getByRole('button', { name: /^Disconnect ?表紙屋/ })).toBeTruthy();
  await waitFor(async () => expect((await deedsShown()).textContent).toContain('棚コレ was disconnected'));
  expect(calls.filter(({ name }) => name === 'DisconnectOIDCClient').map(({ variables }) => variables)).toEqual([
    { id: '棚コレ' },
  ]);
});

test('an application that could not be disconnected stays, and why is said', async () => {
  open([connection('棚コレ')], [], () => {
    throw new Refusal('no', { code: 'FORBIDDEN' });
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Disconnect ?棚コレ/ }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('You cannot do this here.')).toBeTruthy();
  expect(screen.getByText('棚コレ', { selector: 'p' })).toBeTruthy();
});

test('without a connection that is said, with a way to try again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderScreen(<CopilotConnectPage />);
  // In each of the two parts.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
});

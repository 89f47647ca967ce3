// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { showUnread } from './showUnread.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [0, 'Notifications', ''],
  [1, 'Notifications, 1 unread', '1'],
  [99, 'Notifications, 99 unread', '99'],
  // The API counts no further than a hundred.
  [100, 'Notifications, 99+ unread', '99+'],
])('%i unread: the bell is called "%s"', async (count, name, shown) => {
  document.body.innerHTML =
    '<a data-bell aria-label="Notifications"><span class="bell__count" aria-hidden="true"></span></a>';
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.startsWith('/identity/')
        ? { token: 'token', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } }
        : {
            data: {
              viewer: { __typename: 'RegisteredViewer', id: 'u1', unreadNotificationCount: count, pendingConsents: [] },
            },
          },
    ),
  );
  await showUnread(document);
  const bell = document.querySelector('[data-bell]');
  expect([bell?.getAttribute('aria-label'), bell?.textContent]).toEqual([name, shown]);
});

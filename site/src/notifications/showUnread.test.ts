// @vitest-environment jsdom
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, expect, it, vi } from 'vitest';
import { showUnread } from './showUnread.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await inLanguage('en');
});

it.each([
  [0, 'en', 'Notifications', ''],
  [0, 'ja', '通知', ''],
  [1, 'en', 'Notifications, 1 unread', '1'],
  [1, 'ja', '通知（未読1件）', '1'],
  [99, 'en', 'Notifications, 99 unread', '99'],
  // The API counts no further than a hundred.
  [100, 'en', 'Notifications, 99+ unread', '99+'],
] as const)('%i unread, %s: the bell is called "%s"', async (count, language, name, shown) => {
  await inLanguage(language);
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

import { getSession } from '@komawari/ui/session';
import { afterEach, expect, test, vi } from 'vitest';
import { keepLocally, readLocally } from './localDrafts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Somebody signs in, in this tab. */
async function signInAs(id: string): Promise<void> {
  vi.stubGlobal('fetch', async () =>
    Response.json({ token: `token-${id}`, expiresIn: 300, viewer: { kind: 'REGISTERED', id } }),
  );
  await getSession().signIn({ email: `${id}@example.jp`, password: 'x' });
}

test('what one account kept in a shared browser is nothing to another one, and waits for its own', async () => {
  await signInAs('u1');
  keepLocally('new-work', { pages: [], title: '秘密' }, null);
  await signInAs('u2');
  expect(readLocally('new-work')).toBeNull();
  await signInAs('u1');
  expect(readLocally('new-work')?.draft).toEqual({ pages: [], title: '秘密' });
});

// @vitest-environment jsdom
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, expect, it, vi } from 'vitest';
import { showViewAs } from './showViewAs.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
  await inLanguage('en');
});

it.each([
  ['en', 'You see this page as a registered reader. Nothing you do is saved.', 'Leave'],
  ['ja', '登録済みの読者としてこのページを見ています。操作は保存されません。', '終了する'],
] as const)('says in %s as whom the page is seen', async (language, words, leave) => {
  await inLanguage(language);
  // Nothing ends while the test runs.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const viewAs = { mode: 'REGISTERED', expiresAt: new Date(Date.now() + 60_000).toISOString() };
  vi.stubGlobal('fetch', async () => Response.json({ data: { viewAs } }));
  await showViewAs(document);
  const bar = document.querySelector('.viewas');
  expect(bar?.textContent).toBe(words + leave);
});

import { afterAll, beforeAll, vi } from 'vitest';
import { noteListeners } from './noteListeners.ts';

// A document of its own for each file took more time than the tests, so the files of one worker share it, and what comes from packages.
// Each begins at an empty page and loads the modules of this project anew: what they remember, such as a session, is its own.
// So is what they listen to.

let endListeners = (): void => undefined;

beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.title = '';
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  document.documentElement.lang = 'en';
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  history.replaceState(null, '', '/');
  endListeners = noteListeners();
});

afterAll(() => {
  endListeners();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { earlyTaps } from '../layout/parts/earlyTaps.ts';
import { offerKeeping } from './offerKeeping.ts';

it('a press before the script is there counts, and without one nothing begins', { timeout: 30_000 }, async () => {
  runInThisContext(earlyTaps);
  document.body.innerHTML =
    '<div data-keep="e1"><button>Keep</button><p data-keep-part="words"></p></div><div data-keep="e2"><button>Keep</button><p data-keep-part="words"></p></div>';
  const words = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  document.querySelector('button')?.click();
  offerKeeping(document);
  // Here nothing can be kept, which is said where somebody pressed.
  await vi.waitFor(() => expect(words()[0]).not.toBe(''), { timeout: 20_000 });
  expect(words()[1]).toBe('');
});

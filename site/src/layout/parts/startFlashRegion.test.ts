// @vitest-environment jsdom
import { flash } from '@komawari/ui/flash';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFlashRegion } from './startFlashRegion.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div role="status" data-flash="status"></div><div role="alert" data-flash="alert"></div>`;
});
afterEach(() => vi.useRealTimers());

it('shows what was said before its script came, for the whole time', () => {
  const said = () => document.querySelector('[role=status]')?.textContent;
  flash.set({ body: 'Bought. Yours to keep', type: 'success', position: 'bottom' });
  vi.advanceTimersByTime(60_000);
  startFlashRegion(document);
  expect(said()).toBe('Bought. Yours to keep');
  vi.advanceTimersByTime(2999);
  expect(said()).toBe('Bought. Yours to keep');
  vi.advanceTimersByTime(1);
  expect(said()).toBe('');
});

// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFlashStore, type FlashStore } from './createFlashStore.ts';

let store: FlashStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = createFlashStore();
});
afterEach(() => void vi.useRealTimers());

test('R4-001 setting a flash message shows it, and tells whoever listens', () => {
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  store.set({ body: 'Bookmarked', type: 'success', position: 'bottom' });
  expect(store.get()).toEqual({ body: 'Bookmarked', type: 'success', position: 'bottom' });
  expect(heard).toHaveBeenCalledOnce();
});

test('R4-002 a new flash message cancels the earlier timer', () => {
  store.set({ body: 'first' });
  vi.advanceTimersByTime(2000);
  store.set({ body: 'second' });
  vi.advanceTimersByTime(2999);
  expect(store.get().body).toBe('second');
});

test('R4-003 R9-001 after 3000 ms a flash message resets to empty body, info, top', () => {
  store.set({ body: 'Not saved', type: 'error', position: 'bottom_with_navi' });
  vi.advanceTimersByTime(2999);
  expect(store.get().body).toBe('Not saved');
  vi.advanceTimersByTime(1);
  expect(store.get()).toEqual({ body: '', type: 'info', position: 'top' });
});

test('R4-004 a flash message can be cleared manually', () => {
  store.set({ body: 'Link copied' });
  store.clear();
  expect(store.get().body).toBe('');
  store.set({ body: 'next' });
  vi.advanceTimersByTime(2999);
  expect(store.get().body).toBe('next');
});

test('R4-005 the default is no message, type info, position top', () => {
  expect(store.get()).toEqual({ body: '', type: 'info', position: 'top' });
  store.set({ body: 'only words' });
  expect(store.get()).toEqual({ body: 'only words', type: 'info', position: 'top' });
});

test('the clock stops while someone points at the message', () => {
  store.set({ body: 'Removed' });
  vi.advanceTimersByTime(1000);
  store.hold('pointer');
  vi.advanceTimersByTime(60_000);
  expect(store.get().body).toBe('Removed');
  store.release('pointer');
  vi.advanceTimersByTime(1999);
  expect(store.get().body).toBe('Removed');
  vi.advanceTimersByTime(1);
  expect(store.get().body).toBe('');
});

test('pointed at and focused, it stays until both have gone', () => {
  store.set({ body: 'Removed' });
  store.hold('pointer');
  vi.advanceTimersByTime(10_000);
  store.hold('focus');
  store.release('pointer');
  vi.advanceTimersByTime(10_000);
  expect(store.get().body).toBe('Removed');
  store.release('focus');
  vi.advanceTimersByTime(2999);
  expect(store.get().body).toBe('Removed');
  vi.advanceTimersByTime(1);
  expect(store.get().body).toBe('');
});

test('a message that replaces the one pointed at leaves by itself', () => {
  store.set({ body: 'Removed' });
  store.hold('pointer');
  store.set({ body: 'Not saved', type: 'error' });
  vi.advanceTimersByTime(3000);
  expect(store.get().body).toBe('');
});

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFlashStore, type FlashStore } from './createFlashStore.ts';
import { FlashOverDialogs } from './FlashOverDialogs.tsx';
import '../testing/installDialog.ts';

let store: FlashStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = createFlashStore();
  render(<FlashOverDialogs store={store} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a success is read out politely, an error at once, and the newer one replaces the older', () => {
  act(() => store.set({ body: 'Bookmarked', type: 'success' }));
  expect(screen.getByRole('status').textContent).toBe('Bookmarked');
  act(() => store.set({ body: 'Not saved. You seem offline.', type: 'error' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('Not saved. You seem offline.');
});

test('the message leaves by itself, and its action runs once', () => {
  const undo = vi.fn<() => void>();
  act(() => store.set({ body: 'Removed', action: { label: 'Undo', run: undo } }));
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => store.set({ body: 'Link copied' }));
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what was said before there was a region stays its whole time once there is one', () => {
  cleanup();
  act(() => store.set({ body: 'Bought', type: 'success' }));
  act(() => void vi.advanceTimersByTime(60_000));
  render(<FlashOverDialogs store={store} />);
  expect(screen.getByRole('status').textContent).toBe('Bought');
  act(() => void vi.advanceTimersByTime(2999));
  expect(screen.getByRole('status').textContent).toBe('Bought');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what is said while the tab is hidden stays its whole time once it is looked at', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  act(() => store.set({ body: 'Bought', type: 'success' }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status').textContent).toBe('Bought');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  act(() => void vi.advanceTimersByTime(2999));
  expect(screen.getByRole('status').textContent).toBe('Bought');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
  hidden.mockRestore();
});

const openDialog = () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
};
/** Lets what watches the page see what changed. */
const settle = () => act(() => Promise.resolve());

test('over a dialog everything else is inert: there the message stands in the topmost one, and its action runs', async () => {
  const [lower, upper] = [openDialog(), openDialog()];
  await settle();
  const undo = vi.fn<() => void>();
  act(() => store.set({ body: 'Removed', action: { label: 'Undo', run: undo } }));
  expect(upper.contains(screen.getByText('Removed'))).toBe(true);
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(undo).toHaveBeenCalledOnce();
  upper.close();
  await settle();
  expect(lower.contains(screen.getByRole('status'))).toBe(true);
  lower.close();
  await settle();
  expect(screen.getByRole('status').closest('dialog')).toBeNull();
});

test('a dialog that is taken away open does not take the message along', async () => {
  const dialog = openDialog();
  await settle();
  act(() => store.set({ body: 'Saved', type: 'success' }));
  dialog.remove();
  await settle();
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { UploadTile, type UploadState } from './UploadTile.tsx';

afterEach(cleanup);

const picture = { url: '/images/i1/160.webp', width: 800, height: 1200 };
const readyState: UploadState = { kind: 'ready', picture };

function show(state: UploadState, more: Partial<Parameters<typeof UploadTile>[0]> = {}): void {
  render(<UploadTile number={3} fileName="p03.png" sizeInBytes={5_000_000} state={state} {...more} />);
}

test.each<[UploadState, string, string]>([
  [{ kind: 'queued' }, 'Page 3, p03.png, queued', 'Queued'],
  [{ kind: 'uploading', sentBytes: 1_550_000 }, 'Page 3, p03.png, 31% uploaded', '31%'],
  [{ kind: 'processing' }, 'Page 3, p03.png, processing', 'Processing'],
  [{ kind: 'error', reason: 'File is cut off', canRetry: true }, 'Page 3, p03.png, File is cut off', 'File is cut off'],
])('the state %j is said in words and shown', (state, name, shown) => {
  show(state);
  expect(screen.getByRole('article', { name }).textContent).toContain(shown);
});

test('more bytes sent than the file has are still 100%', () => {
  show({ kind: 'uploading', sentBytes: 5_000_001 });
  expect(screen.getByText('100%')).toBeTruthy();
});

test('a ready page shows its picture, its number and its note', () => {
  show(readyState, { note: 'Opening' });
  expect(screen.getByRole('img', { name: 'Page 3' }).getAttribute('src')).toBe(picture.url);
  expect(screen.getByText('Opening')).toBeTruthy();
});

test('a failed upload offers Retry when sending again can help, and Replace when it cannot', async () => {
  const onRetry = vi.fn<() => void>();
  const onReplace = vi.fn<() => void>();
  show({ kind: 'error', reason: 'The connection broke', canRetry: true }, { onRetry, onReplace });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  cleanup();
  show({ kind: 'error', reason: '22,400 px tall, limit 20,000', canRetry: false }, { onRetry, onReplace });
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect([onRetry.mock.calls.length, onReplace.mock.calls.length]).toEqual([1, 1]);
});

test('a page is selected by its box, and Shift is passed on', async () => {
  const onSelect = vi.fn<(selected: boolean, event: { shiftKey: boolean }) => void>();
  show(readyState, { onSelect });
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select page 3' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(true, { shiftKey: true });
});

import { flash } from '@komawari/ui/flash';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressOnce } from './components/AddressOnce.tsx';
import { copyText } from './copyText.ts';

const playClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
const refuse = async () => {
  throw new DOMException('Write permission denied.', 'NotAllowedError');
};

beforeEach(() => {
  // It puts a clipboard into the browser that has none.
  userEvent.setup();
  flash.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('an address that is shown once is copied, and who may not copy it is told how else', async () => {
  const written: string[] = [];
  playClipboard(async (text) => void written.push(text));
  render(<AddressOnce label="Address of the link" address="https://komawari.test/review/1" hint="Copy it now." />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(written).toEqual(['https://komawari.test/review/1']);
  expect(flash.get()).toMatchObject({ body: 'Copied', type: 'success' });

  playClipboard(refuse);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(flash.get()).toMatchObject({
    body: 'This browser would not copy it. Select it and copy it by hand.',
    type: 'error',
  });
});

test('a place may have words of its own for both ends', async () => {
  const words = { copied: 'Codes copied', notCopied: 'Save or print them.' };
  playClipboard(async () => undefined);
  await copyText('one two', words);
  expect(flash.get()).toMatchObject({ body: 'Codes copied', type: 'success' });
  playClipboard(refuse);
  await copyText('one two', words);
  expect(flash.get()).toMatchObject({ body: 'Save or print them.', type: 'error' });
});

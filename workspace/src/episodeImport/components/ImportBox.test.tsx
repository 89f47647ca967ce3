import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { findEpisodes, uploadsOf } from '../findEpisodes.ts';
import { openImports } from '../openImports.ts';
import { ImportBox } from './ImportBox.tsx';

afterEach(() => {
  openImports.close('w1');
  cleanup();
});

function openImportOf(paths: readonly string[]) {
  const files = paths.map((path) => ({ path, file: new File(['x'], path.split('/').at(-1) ?? '') }));
  const found = findEpisodes('work.zip', uploadsOf(files));
  if (found) openImports.open('w1', found);
  const open = openImports.get('w1');
  if (!open) throw new Error('these paths are no episodes');
  return renderScreen(<ImportBox workId="w1" open={open} />);
}

test('everything in a ZIP that becomes no page is named before anything is made', async () => {
  openImportOf(['1/1.png', '2/1.png', '1/inner.zip', '2/.2.png', 'read me.txt']);
  const list = await screen.findByRole('list', { name: 'Also in it' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    '1/inner.zip: Not opened. Unpack it and add its pages.',
    '2/.2.png: Hidden, left out. Rename it without the dot if it is a page.',
    'read me.txt: Not an image, left out.',
  ]);
});

test('of very much that becomes no page the first twenty are named and the rest is counted', async () => {
  openImportOf(['1/1.png', '2/1.png', ...Array.from({ length: 30 }, (_, index) => `notes/${index}.txt`)]);
  const list = await screen.findByRole('list', { name: 'Also in it' });
  const lines = within(list).getAllByRole('listitem');
  expect([lines.length, lines.at(-1)?.textContent]).toEqual([21, '10 more, left out too.']);
});

test('pages alone need no words', async () => {
  openImportOf(['1/1.png', '2/1.png']);
  await screen.findByRole('list', { name: 'Episodes to import' });
  expect(screen.queryByRole('list', { name: 'Also in it' })).toBeNull();
});

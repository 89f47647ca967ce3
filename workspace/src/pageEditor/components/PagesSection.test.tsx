import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { DraftPage } from '../pages.ts';
import { useDraftWithPages } from '../useDraftWithPages.ts';
import { PagesSection } from './PagesSection.tsx';

const pageOf = (name: string): DraftPage => ({
  key: name,
  id: name,
  path: '',
  image: { id: name, url: `/images/${name}/320.webp`, srcSet: '', width: 800, height: 1200, focusX: 0.5, focusY: 0.5 },
  uploadKey: null,
  altText: name,
  transcript: '',
  noSplit: false,
  isReplaced: false,
});

const initial = { pages: ['first', 'second', 'third'].map(pageOf) };

function Section() {
  const state = useDraftWithPages(initial, { type: 'PAGE', most: 200 });
  return <PagesSection state={state} spreads={null} filter="all" onFilter={() => undefined} />;
}

const shown = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));

async function removeByMenu(number: number): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `More about page ${number}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
}

afterEach(async () => {
  cleanup();
  await inLanguage('en');
});

test('undoing the removal of a page brings back that page, and none that was removed before', async () => {
  renderScreen(<Section />);
  await removeByMenu(1);
  await removeByMenu(2);
  expect(shown()).toEqual(['second']);
  const undos = await screen.findAllByRole('button', { name: 'Undo' });
  await userEvent.click(undos.at(-1)!);
  expect(shown()).toEqual(['second', 'third']);
});

test('pages are counted, moved and removed in Japanese, too', async () => {
  await inLanguage('ja');
  const { container } = renderScreen(<Section />);
  expect(screen.getByRole('heading', { name: 'ページ 3 / 200' })).toBeTruthy();
  expect(screen.getByRole('list', { name: '読む順に並んだページ' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: '2ページを選ぶ' }));
  fireEvent.click(screen.getAllByRole('button', { name: '移動する' })[0]!);
  expect(screen.getByRole('heading', { name: '2ページ目をどこに移動しますか' })).toBeTruthy();
  expect(container.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});

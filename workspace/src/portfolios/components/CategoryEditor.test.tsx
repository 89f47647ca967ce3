import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi, type PlayedCall } from '../../shared/testing/playApi.ts';
import { updatePortfolioCategory } from '../operations/updatePortfolioCategory.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { categoryCache, useCachedCategory, type CachedCategory } from '../categoryCache.ts';
import { CategoryEditor } from './CategoryEditor.tsx';

vi.setConfig({ testTimeout: 20_000 });

const listed = (id: string, title: string, isHidden = false) => ({
  id,
  workId: null,
  title,
  lang: 'ja',
  picture: null,
  isHidden,
});
const category: CachedCategory = {
  id: 'g1',
  title: '棚',
  works: [listed('x1', '一'), listed('x2', '二', true), listed('x3', '三')],
};

let calls: PlayedCall[];

beforeEach(() => {
  categoryCache.clear();
  ({ calls } = playApi(
    answerTo(updatePortfolioCategory).with(() => ({ updatePortfolioCategory: { changedId: 'g1', problems: [] } })),
  ));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The editor as its page shows it: the category as it was changed, or as it is saved. */
function Screen() {
  return <CategoryEditor heading="Category" draft={useCachedCategory() ?? category} />;
}
const order = () =>
  within(screen.getByRole('list', { name: 'Works in order' }))
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => /^Move (.+), \d/.exec(handle.getAttribute('aria-label') ?? '')?.[1]);
const saved = () => calls.find(({ name }) => name === 'updatePortfolioCategory')?.variables;

test('works are put in order by keyboard, the moved one keeps the focus, and the order is saved', async () => {
  renderScreen(<Screen />);
  const handle = screen.getByRole('button', { name: /^Move 三/ });
  handle.focus();
  fireEvent.keyDown(handle, { key: 'ArrowUp', altKey: true });
  expect(order()).toEqual(['一', '三', '二']);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move 三, 2 of 3/);
  fill('Name', '本棚');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(saved()).toEqual({ input: { id: 'g1', title: '本棚', workIds: ['x1', 'x3', 'x2'] } }));
});

test('a work that readers do not see is marked, and stays in the category when it is saved', async () => {
  renderScreen(<Screen />);
  expect(screen.getAllByText('Readers do not see it')).toHaveLength(1);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Remove 一 from this category' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(saved()).toMatchObject({ input: { workIds: ['x2', 'x3'] } }));
});

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { updatePortfolioCategoryPositions } from '../operations/updatePortfolioCategoryPositions.ts';
import { CategoriesSection } from './CategoriesSection.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const category = (id: string, title: string) => ({ id, title, works: [] });
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('a new order of the categories is saved, and goes back with Undo', async () => {
  const { calls } = playApi(
    answerTo(updatePortfolioCategoryPositions).with(() => ({
      updatePortfolioCategoryPositions: { changedId: null, problems: [] },
    })),
  );
  renderScreen(<CategoriesSection categories={[category('g1', '短編'), category('g2', '長編')]} />);
  fireEvent.keyDown(screen.getByRole('button', { name: /^Move 短編/ }), { key: 'ArrowDown', altKey: true });
  const orders = () => calls.map(({ variables }) => (variables['input'] as { categoryIds: string[] }).categoryIds);
  await vi.waitFor(() => expect(orders()).toEqual([['g2', 'g1']]));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(orders()).toEqual([
      ['g2', 'g1'],
      ['g1', 'g2'],
    ]),
  );
  expect(titles()).toEqual(['短編', '長編', 'Add a category']);
});

test('an order that is refused, because another tab added a category, is not said to be saved', async () => {
  const message = 'The categories changed meanwhile.';
  playApi(
    answerTo(updatePortfolioCategoryPositions).with(() => ({
      updatePortfolioCategoryPositions: {
        changedId: null,
        problems: [{ message, code: 'INCOMPLETE', path: ['categoryIds'] }],
      },
    })),
  );
  renderScreen(<CategoriesSection categories={[category('g1', '短編'), category('g2', '長編')]} />);
  fireEvent.keyDown(screen.getByRole('button', { name: /^Move 短編/ }), { key: 'ArrowDown', altKey: true });
  expect(titles().slice(0, 2)).toEqual(['長編', '短編']);
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(titles().slice(0, 2)).toEqual(['短編', '長編']);
});

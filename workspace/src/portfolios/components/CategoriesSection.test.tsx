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

test('a new order of the categories is saved, and goes back with Undo', async () => {
  const { calls } = playApi(
    answerTo(updatePortfolioCategoryPositions).with(() => ({
      updatePortfolioCategoryPositions: { changedId: null, problems: [] },
    })),
  );
  const category = (id: string, title: string) => ({ id, title, works: [] });
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
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['短編', '長編', 'Add a category']);
});

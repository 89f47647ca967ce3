import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCategoryCache, useCachedCategory } from './categoryCache.ts';

const category = { id: null, title: '短編', workIds: ['x1'] };

test('one category is kept, none at first, and a later one takes its place', () => {
  const cache = createCategoryCache();
  expect(cache.get()).toBeNull();
  cache.set(category);
  cache.set({ ...category, title: '長編' });
  expect(cache.get()).toEqual({ id: null, title: '長編', workIds: ['x1'] });
  cache.clear();
  expect(cache.get()).toBeNull();
});

test('a screen shows the category that is kept now', () => {
  const cache = createCategoryCache();
  const Title = () => <p>{useCachedCategory(cache)?.title ?? 'none'}</p>;
  render(<Title />);
  expect(screen.getByText('none')).toBeTruthy();
  act(() => cache.set(category));
  expect(screen.getByText('短編')).toBeTruthy();
});

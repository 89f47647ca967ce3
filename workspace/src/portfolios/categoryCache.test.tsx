import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCategoryCache, useCachedCategory } from './categoryCache.ts';

const work = { id: 'x1', workId: null, title: '画集', lang: 'ja', picture: null, isHidden: false };
const category = { id: null, title: '短編', works: [work] };

test('one category is kept, none at first, and a later one takes its place', () => {
  const cache = createCategoryCache();
  expect(cache.get()).toBeNull();
  cache.set(category);
  cache.set({ ...category, title: '長編' });
  expect(cache.get()).toEqual({ id: null, title: '長編', works: [work] });
  cache.clear();
  expect(cache.get()).toBeNull();
});

test('a work that is edited or deleted elsewhere changes here, and others stay', () => {
  const cache = createCategoryCache();
  cache.change('x1', { title: 'x' });
  expect(cache.get()).toBeNull();
  cache.set({ ...category, works: [work, { ...work, id: 'x2' }] });
  cache.change('x1', { title: '画集 二' });
  cache.change('x9', { title: 'nobody' });
  expect(cache.get()?.works.map(({ title }) => title)).toEqual(['画集 二', '画集']);
  cache.remove('x1');
  expect(cache.get()?.works.map(({ id }) => id)).toEqual(['x2']);
});

test('a screen shows the category that is kept now', () => {
  const cache = createCategoryCache();
  const Title = () => <p>{useCachedCategory(cache)?.title ?? 'none'}</p>;
  render(<Title />);
  expect(screen.getByText('none')).toBeTruthy();
  act(() => cache.set(category));
  expect(screen.getByText('短編')).toBeTruthy();
});

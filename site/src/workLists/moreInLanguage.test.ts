// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MorePortfolios } from '../portfolios/parts/MorePortfolios.island.tsx';
import { MoreWorks } from './MoreWorks.island.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['prefix'];
});

it('a list goes on in the language of its page, also in a tab of its own', () => {
  document.documentElement.dataset['prefix'] = '/ja';
  render(createElement(MoreWorks, { list: { of: 'all' }, after: 'c1' }));
  render(createElement(MorePortfolios, { after: 'c2' }));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/ja/new_works/after/c1', '/ja/mangafolio/after/c2']);
});

// @vitest-environment jsdom
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Search } from './Search.island.tsx';

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // The edge to the network.
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { keyword: string; isFirst?: boolean } };
    if (variables.isFirst) asked.push(variables.keyword);
    const works = { pageInfo: { hasNextPage: false }, edges: [] };
    return Response.json({
      data: { search: { works, workCount: 0, creators: [], tags: [], episodes: [], suggestions: [] } },
    });
  });
});

afterEach(async () => {
  cleanup();
  await inLanguage('en');
  document.cookie = 'komawari_adult=; max-age=0';
  history.replaceState(null, '', '/');
});

function open(address: string): void {
  history.replaceState(null, '', address);
  render(createElement(Search));
}

const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const searched = () => new URLSearchParams(location.search).get('q');
const openFilters = (): void => {
  const filters = document.querySelector('details');
  if (filters) filters.open = true;
};

it('a filter that is chosen is searched at once, with the words that were typed, and stands in the address', async () => {
  open('/search');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '猫' } });
  fireEvent.change(field('Genre'), { target: { value: 'science-fiction' } });
  await waitFor(() => expect(asked).toEqual(['genre:science-fiction 猫']));
  expect(searched()).toBe('genre:science-fiction 猫');
  expect(field('Genre').value).toBe('science-fiction');
  fireEvent.change(field('Price'), { target: { value: 'free' } });
  await waitFor(() => expect(asked).toContain('free: genre:science-fiction 猫'));
});

it('an address shows its filters, and each is taken away by its chip', async () => {
  open(`/search?q=${encodeURIComponent('lang:fr -genre:horror 猫')}`);
  await waitFor(() => expect(field('Language').value).toBe('fr'));
  expect(screen.getByRole('button', { name: 'Remove the filter Not Horror' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter French' }));
  await waitFor(() => expect(asked).toContain('-genre:horror 猫'));
  expect(searched()).toBe('-genre:horror 猫');
  expect(field('Language').value).toBe('');
  expect(document.activeElement?.textContent).toBe('Filters');
});

it('going back takes the last filter away again', async () => {
  open('/search?q=猫');
  fireEvent.change(field('Rating'), { target: { value: 'all' } });
  expect(searched()).toBe('rating:all 猫');
  history.back();
  await waitFor(() => expect(field('Rating').value).toBe(''));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('猫');
});

const ratings = () => [...field('Rating').options].map(({ text }) => text);

it('mature works are offered to who said that they want to see them', async () => {
  document.cookie = 'komawari_adult=1';
  open('/search');
  openFilters();
  await waitFor(() => expect(ratings()).toEqual(['Any rating', 'All ages', 'Mature']));
});

it('mature works are not offered to anybody else', async () => {
  open('/search');
  openFilters();
  // Nothing is asked of the network here, so that the answer is there with the next choice.
  fireEvent.change(field('Rating'), { target: { value: 'all' } });
  await waitFor(() => expect(asked).toEqual(['rating:all']));
  expect(ratings()).toEqual(['Any rating', 'All ages']);
});

it('the search speaks the language of the page, and its terms are the same in each', async () => {
  await inLanguage('ja');
  open(`/search?q=${encodeURIComponent('-genre:horror genre:"Boys’ love" 猫')}`);
  await waitFor(() => expect(field('ジャンル').value).toBe('bl'));
  expect(screen.getByRole('button', { name: '「ホラー以外」の絞り込みを外す' })).toBeTruthy();
  const nothing = await screen.findByText((_, element) => element?.tagName === 'H2');
  expect(nothing.textContent).toBe('「-genre:horror genre:"Boys’ love" 猫」に一致するものは見つかりませんでした');
  fireEvent.change(field('価格'), { target: { value: 'free' } });
  await waitFor(() => expect(asked).toContain('free: -genre:horror genre:"Boys’ love" 猫'));
  expect(document.title).toContain(' | 検索 | Komawari');
});

import { expect, test } from 'vitest';
import { draftTiers } from './draftTiers.ts';
import { savedTiers, type PreviewUser } from '../preview/index.ts';

type Portfolio = NonNullable<PreviewUser['portfolio']>;

const external = (id: string) => ({
  __typename: 'ExternalWork' as const,
  id,
  title: id,
  urls: [{ title: '', url: 'https://www.shop.example/1', faviconURL: null }],
});
const komawari = (id: string, isVisible = true) => ({
  __typename: 'KomawariWork' as const,
  id,
  isVisible,
  work: { id: `w-${id}`, title: id, language: 'en', isOneShot: false, isCompleted: true, episodes: { totalCount: 3 } },
});
const listed = (id: string, more = {}) => ({
  id,
  workId: null,
  title: id,
  lang: 'ja',
  picture: null,
  isHidden: false,
  ...more,
});
const portfolio = {
  id: 'p1',
  categories: [
    { id: 'g1', title: '連載', works: [komawari('a'), komawari('hidden', false)] },
    { id: 'g2', title: '下書きだけ', works: [komawari('secret', false)] },
  ],
  worksWithoutCategory: [external('b'), external('c')],
} as unknown as Portfolio;

const words = (tiers: ReturnType<typeof savedTiers>) =>
  tiers.map(({ title, works }) => [title, ...works.map((work) => work.title)]);

test('the preview leaves out what readers do not see, and a category with nothing else', () => {
  expect(words(savedTiers(portfolio))).toEqual([
    ['連載', 'a'],
    ['Other works', 'b', 'c'],
  ]);
  expect(savedTiers(portfolio)[0]?.works[0]?.line).toBe('Completed, 3 episodes');
  expect(savedTiers(portfolio)[1]?.works[0]?.line).toBe('shop.example');
  expect(savedTiers(null)).toEqual([]);
});

test('a category shows its draft: name, order, works that came and works that left', () => {
  const draft = { id: 'g1', title: '仕事', works: [listed('new'), listed('c', { title: 'c, renamed' })] };
  expect(words(draftTiers(portfolio, draft))).toEqual([
    ['仕事', 'new', 'c, renamed'],
    ['Other works', 'a', 'b'],
  ]);
});

test('a new category stands behind the others, and takes its works out of the rest', () => {
  const draft = { id: null, title: '', works: [listed('b'), listed('secret'), listed('x', { isHidden: true })] };
  expect(words(draftTiers(portfolio, draft))).toEqual([
    ['連載', 'a'],
    ['New category', 'b'],
    ['Other works', 'c'],
  ]);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TimelineIllustration } from '../creators/parts/TimelineIllustration.tsx';
import { IllustrationSquares } from '../illustrations/parts/IllustrationSquares.tsx';
import { ListedEpisode } from './ListedEpisode.tsx';

/** The language each heading is said to be in. */
const languagesOf = (html: string) => [...html.matchAll(/<h3[^>]* lang="([^"]*)"/g)].map(([, tag]) => tag);

const picture = { id: 'i1', url: '/images/i1/1.webp', width: 10, height: 10, altText: '', variants: [] };
const at = '2026-11-01T00:00:00Z';

it('the titles of episodes in lists are in the language of their work', () => {
  const work = { id: 'w1', title: 'La mer', language: 'fr', user: { id: 'u1', displayName: 'Léa' } };
  const episode = { id: 'e1', title: 'Le port', number: 1, publicNumber: 1, status: 'PUBLIC', likeCount: 0, work };
  const html = renderToStaticMarkup(
    createElement(ListedEpisode, { episode: { ...episode, statistic: { commentCount: 0 } } as never }),
  );
  expect(languagesOf(html)).toEqual(['fr']);
});

it('the titles of illustrations are in the language of their work, and Japanese where they belong to none', () => {
  const illustration = { id: 'l1', title: 'Le port', imageCount: 1, isGated: true, firstImage: picture };
  const both = [
    { ...illustration, work: { id: 'w1', language: 'fr' } },
    { ...illustration, id: 'l2', work: null },
  ] as never[];
  expect(languagesOf(renderToStaticMarkup(createElement(IllustrationSquares, { illustrations: both })))).toEqual([
    'fr',
    'ja',
  ]);
  const beside = both.map((one) =>
    renderToStaticMarkup(createElement(TimelineIllustration, { illustration: one, at })),
  );
  expect(beside.flatMap(languagesOf)).toEqual(['fr', 'ja']);
});

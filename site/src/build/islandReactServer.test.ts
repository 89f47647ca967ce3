import { createElement, lazy, Suspense, useId, type FunctionComponent } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import renderer from './islandReactServer.ts';

const Island = ({ title }: { title: string }) =>
  createElement('section', { id: useId() }, `${title}: `, '一 & 二', createElement('img', { src: '/a.webp', alt: '' }));
const draw = <Props extends object>(component: FunctionComponent<Props>, props: Props, result: object = {}) =>
  renderer.renderToStaticMarkup.call({ result }, component as FunctionComponent, props as Record<string, unknown>);

it('an island is drawn as React draws it through a stream, without what React wants loaded first', async () => {
  const stream = await renderToReadableStream(createElement(Island, { title: '作品' }), { identifierPrefix: 'i0' });
  const streamed = await new Response(stream).text();
  const { html, attrs } = draw(Island, { title: '作品' });
  expect(streamed).toContain('<link rel="preload"');
  expect(html).toBe(streamed.replace(/<link [^>]*>/, ''));
  expect(attrs).toEqual({ prefix: 'i0' });
});

it('no two islands of a page share an id, and the browser is told what its ids begin with', () => {
  const [page, another] = [{}, {}];
  const drawn = [page, page, another].map((result) => draw(Island, { title: '作品' }, result));
  expect(drawn.map(({ attrs }) => attrs.prefix)).toEqual(['i0', 'i1', 'i0']);
  for (const { html, attrs } of drawn) expect(html).toMatch(new RegExp(`id="_${attrs.prefix}R`));
});

it('an island that loads a part of itself fails its page, because that part would be missing', () => {
  const Later = lazy(() => new Promise<{ default: FunctionComponent }>(() => {}));
  const Waiting = () => createElement(Suspense, { fallback: null }, createElement(Later));
  expect(() => draw(Waiting, {})).toThrow('Waiting loads a part of itself');
});

it('what stays still, and what has something between its tags, is left to other renderers', () => {
  const hydrate = { hydrate: 'wanted' };
  expect(renderer.check(Island, {}, {}, hydrate)).toBe(true);
  expect(renderer.check(Island, {}, {})).toBe(false);
  expect(renderer.check(Island, {}, { default: 'text' }, hydrate)).toBe(false);
});

import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';

type Props = Record<string, unknown>;

/** React asks the browser for what a component shows; the head of a page says itself what comes first. */
const preloads = /<link rel="preload"[^>]*>/g;

/** How many islands each page has so far. A page is the object that Astro keeps for it. */
const islandsOf = new WeakMap<object, number>();

/** What the ids of one island begin with, on the page and when the browser wakes it. Those of @astrojs/react begin with an r. */
function nextPrefix(page: object): string {
  const count = islandsOf.get(page) ?? 0;
  islandsOf.set(page, count + 1);
  return `i${count}`;
}

/** Astro's interface for what draws components of another library; see islandReact.ts. */
export default {
  name: 'komawari:island-react',
  check: (component: unknown, _props: unknown, slots: Record<string, string>, metadata?: { hydrate?: string }) =>
    typeof component === 'function' && metadata?.hydrate !== undefined && Object.keys(slots).length === 0,
  renderToStaticMarkup(this: { result: object }, component: FunctionComponent, props: Props) {
    const prefix = nextPrefix(this.result);
    const html = renderToString(createElement(component, props), { identifierPrefix: prefix });
    // One text does not wait for a part that is loaded: its place would stay empty until the island wakes.
    if (html.includes('<!--$!-->')) throw new Error(`${component.name} loads a part of itself while a page is drawn`);
    return { html: html.replaceAll(preloads, ''), attrs: { prefix } };
  },
};

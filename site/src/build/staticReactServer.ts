import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Props = Record<string, unknown>;

/** React asks the browser for pictures it draws; the head of a page says itself what comes first. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

const draw = (component: FunctionComponent, props: Props): string =>
  renderToStaticMarkup(createElement(component, props)).replace(preloads, '');

/** Icons, the logo, the bars: what stands on page after page with the same few properties, by component and properties. */
const drawn = new WeakMap<FunctionComponent, Map<string, string>>();
const mostOfOne = 200;

const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Array.isArray(value) && typeof value[0] === 'string');

/** Like `draw`, remembering: a component without a browser is a function of its properties and nothing else. */
function drawOnce(component: FunctionComponent, props: Props): string {
  if (!Object.values(props).every(isPlain)) return draw(component, props);
  let known = drawn.get(component);
  if (!known || known.size >= mostOfOne) drawn.set(component, (known = new Map()));
  const key = JSON.stringify(props);
  let html = known.get(key);
  if (html === undefined) known.set(key, (html = draw(component, props)));
  return html;
}

/** Astro's interface for what draws components of another library; see staticReact.ts. */
export default {
  name: 'komawari:static-react',
  check: (component: unknown, _props: unknown, _slots: unknown, metadata?: { hydrate?: string }) =>
    typeof component === 'function' && metadata?.hydrate === undefined,
  renderToStaticMarkup: (component: FunctionComponent, props: Props, slots: Record<string, string>) => {
    // What stands between the tags of a component is a text of Astro's by now, which React would write out as text.
    if (Object.keys(slots).length > 0) throw new Error(`${component.name} takes no slots: give it a property`);
    return { html: drawOnce(component, props) };
  },
};

import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon, IconSprite, Logo } from '@komawari/ui/icons';

type Props = Record<string, unknown>;

/** React asks the browser for pictures it draws; the head of a page says itself what comes first. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

const draw = (component: FunctionComponent, props: Props): string =>
  renderToStaticMarkup(createElement(component, props)).replace(preloads, '');

/**
 * What stands on page after page with the same few properties, by properties. Only components named here are remembered: they
 * are functions of their properties and of nothing else, neither of the clock nor of what a function among them would answer.
 */
const drawn = new Map<unknown, Map<string, string>>(
  [Icon, IconSprite, Logo].map((component) => [component, new Map()]),
);
const mostOfOne = 200;

const isText = (value: unknown): boolean => ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** Whether the properties are told apart by their JSON. */
const isPlain = (value: unknown): boolean => isText(value) || (Array.isArray(value) && value.every(isText));

/** Like `draw`, remembering where that is safe. */
function drawOnce(component: FunctionComponent, props: Props): string {
  const known = drawn.get(component);
  if (!known || !Object.values(props).every(isPlain)) return draw(component, props);
  if (known.size >= mostOfOne) known.clear();
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

import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { cleanText } from '../kernel/text.ts';
import type { Fetched } from './fetchSafely.ts';

/** What a page says of itself. `icons` are addresses, the best first. */
export interface PageFacts {
  title: string;
  icons: string[];
}

/** Titles and icons stand at the head; a hostile page shall not keep the parser busy. */
const HEAD_BYTES = 64 * 1024;

/** As long as a link's title may be (decisions 4.2). */
const LONGEST_TITLE = 30;

/** The last resort of every browser. */
const USUAL_ICON = '/favicon.ico';

/** Reads title and icons of an HTML page. Never throws: a broken page says nothing. */
export function readPage({ url, contentType, body }: Fetched): PageFacts {
  const usual = new URL(USUAL_ICON, url).href;
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)) return { title: '', icons: [usual] };
  const elements = elementsOf(decode(body.subarray(0, HEAD_BYTES), contentType));
  const title = elements.find(({ tagName }) => tagName === 'title');
  return {
    title: title ? shorten(textOf(title)) : '',
    icons: [...new Set([...iconsOf(elements, url), usual])],
  };
}

/** The text of a page in the encoding it names, for many Japanese pages are not in UTF-8. */
function decode(bytes: Buffer, contentType: string): string {
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    // A name nobody knows: the bytes are read as most pages are.
    return new TextDecoder().decode(bytes);
  }
}

/** The elements in reading order, without going down a call for each level a page nests. */
function elementsOf(html: string): DefaultTreeAdapterTypes.Element[] {
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return found;
}

const textOf = (element: DefaultTreeAdapterTypes.Element): string =>
  element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

const attribute = (element: DefaultTreeAdapterTypes.Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? '';

/** Foreign words on our pages: one line, nothing invisible, no longer than a creator's own. */
function shorten(title: string): string {
  const line = cleanText(title.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' '));
  return [...line].slice(0, LONGEST_TITLE).join('').trim();
}

/** Icons the page names, those that are just large enough first. Drawings in SVG are not taken. */
function iconsOf(elements: DefaultTreeAdapterTypes.Element[], base: URL): string[] {
  return elements
    .filter(({ tagName }) => tagName === 'link')
    .filter((link) => /(?:^|\s)(?:icon|apple-touch-icon)(?:\s|$)/i.test(attribute(link, 'rel')))
    .map((link) => ({
      url: URL.parse(attribute(link, 'href'), base),
      isDrawing: /svg/i.test(attribute(link, 'type')) || /\.svg(?:$|[?#])/i.test(attribute(link, 'href')),
      side: Number(/^\d+/.exec(attribute(link, 'sizes'))?.[0] ?? 0),
    }))
    .filter(({ url, isDrawing }) => !isDrawing && url !== null && /^https?:$/.test(url.protocol))
    .toSorted((a, b) => rank(a.side) - rank(b.side))
    .map(({ url }) => url!.href)
    .slice(0, 3);
}

const rank = (side: number): number => (side >= 32 ? side : 10_000 - side);

import { cleanText } from '../../kernel/text.ts';
import type { Fetched } from './fetchSafely.ts';
import { attribute, elementsOf, textOf, type PageElement } from './pageElements.ts';

/** What a page says of itself. `icons` are addresses, the best first. */
export interface PageFacts {
  title: string;
  icons: string[];
}

/** As long as a link's title may be (decisions 4.2). */
const LONGEST_TITLE = 30;

/** The last resort of every browser. */
const USUAL_ICON = '/favicon.ico';

/** Reads title and icons of an HTML page. Never throws: a broken page says nothing. */
export function readPage({ url, contentType, body }: Fetched): PageFacts {
  const usual = new URL(USUAL_ICON, url).href;
  const elements = elementsOf({ contentType, body });
  if (elements === null) return { title: '', icons: [usual] };
  const title = elements.find(({ tagName }) => tagName === 'title');
  return {
    title: title ? shorten(textOf(title), LONGEST_TITLE) : '',
    icons: [...new Set([...iconsOf(elements, url), usual])],
  };
}

/** Foreign words on our pages: one line, nothing invisible, no longer than a creator's own. */
export function shorten(title: string, most: number): string {
  const line = cleanText(title.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' '));
  return [...line].slice(0, most).join('').trim();
}

/** Icons the page names, those that are just large enough first. Drawings in SVG are not taken. */
function iconsOf(elements: readonly PageElement[], base: URL): string[] {
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

import type { Fetched } from './fetchSafely.ts';
import { attribute, elementsOf, textOf, type PageElement } from './pageElements.ts';
import { readPage, shorten } from './readPage.ts';

/** What a page says of the work it shows. Pictures and icons are URLs, the best first. */
export interface WorkFacts {
  title: string;
  siteName: string;
  pictures: string[];
  icons: string[];
}

/** decisions 4.2: titles of works elsewhere, and the names of their places. */
const LONGEST_TITLE = 100;
const LONGEST_SITE_NAME = 30;

const PICTURES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'];

/** Reads a page as the Open Graph protocol describes works, https://ogp.me. Null for anything that is no page. Never throws. */
export function readWork(page: Fetched): WorkFacts | null {
  const elements = elementsOf(page);
  if (elements === null) return null;
  const said = contentsByName(elements);
  const ownTitle = elements.find(({ tagName }) => tagName === 'title');
  const title = said.get('og:title')?.[0] || said.get('twitter:title')?.[0] || (ownTitle ? textOf(ownTitle) : '');
  return {
    title: shorten(title, LONGEST_TITLE),
    siteName: shorten(said.get('og:site_name')?.[0] ?? '', LONGEST_SITE_NAME),
    pictures: picturesOf(said, page.url),
    icons: readPage(page).icons,
  };
}

/** The contents of the page's meta elements by their names. */
function contentsByName(elements: readonly PageElement[]): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const meta of elements.filter(({ tagName }) => tagName === 'meta')) {
    const name = (attribute(meta, 'property') || attribute(meta, 'name')).trim().toLowerCase();
    said.set(name, [...(said.get(name) ?? []), attribute(meta, 'content')]);
  }
  return said;
}

function picturesOf(said: Map<string, string[]>, base: URL): string[] {
  const urls = PICTURES.flatMap((name) => said.get(name) ?? [])
    .filter((url) => url.trim() !== '')
    .map((url) => URL.parse(url.trim(), base))
    .filter((url) => url !== null && /^https?:$/.test(url.protocol))
    .map((url) => url!.href);
  return [...new Set(urls)].slice(0, 2);
}

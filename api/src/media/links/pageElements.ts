import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { Fetched } from './fetchSafely.ts';

/** An element of a foreign page, as the parser gives it. */
export type PageElement = DefaultTreeAdapterTypes.Element;

/** Titles, pictures and icons stand at the head; a hostile page shall not keep the parser busy. */
const HEAD_BYTES = 64 * 1024;

/** The elements at the beginning of an HTML page in reading order; null for anything that is no page. Never throws. */
export function elementsOf({ contentType, body }: Pick<Fetched, 'contentType' | 'body'>): PageElement[] | null {
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)) return null;
  return walk(decode(body.subarray(0, HEAD_BYTES), contentType));
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
function walk(html: string): PageElement[] {
  const found: PageElement[] = [];
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return found;
}

/** The text right inside an element. */
export const textOf = (element: PageElement): string =>
  element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

/** The value of an attribute; empty when it is absent. */
export const attribute = (element: PageElement, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? '';

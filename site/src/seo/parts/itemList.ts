import type { JsonLd } from '../PageMeta.ts';

/** A list of pages in its order, for search engines. Nothing for an empty list. */
export function itemList(name: string, items: readonly { name: string; url: string }[]): JsonLd[] {
  if (items.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      name,
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  ];
}

import type { PreviewImage } from './PageMeta.ts';

/** What a link preview shows where a page has no picture of its own. */
export const productImage: PreviewImage = {
  url: '/og.jpg',
  alt: 'Komawari: manga, in panels',
  width: 1200,
  height: 630,
};

import { textsOf } from '@komawari/ui/language';
import seoTexts from '../messages/seo.js';
import type { PreviewImage } from './PageMeta.ts';

/** What a link preview shows where a page has no picture of its own. */
export const productImage = (): PreviewImage => ({
  url: '/og.jpg',
  alt: textsOf(seoTexts).top.title(),
  width: 1200,
  height: 630,
});

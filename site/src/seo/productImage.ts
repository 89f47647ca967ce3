import { getLanguage, textsOf } from '@komawari/ui/language';
import seoTexts from '../messages/seo.js';
import type { PreviewImage } from './PageMeta.ts';

/** Drawn once, by `drawPreviewCard` of `storage/src/cards`. */
const pictures = { en: '/og.jpg', ja: '/og.ja.jpg' };

/** What a link preview shows where a page has no picture of its own. */
export const productImage = (): PreviewImage => ({
  url: pictures[getLanguage()],
  alt: textsOf(seoTexts).top.title(),
  width: 1200,
  height: 630,
});

import type { PreviewImage } from '../PageMeta.ts';

type OgImage = { url: string; width: number; height: number; altText: string };

/** The generated preview picture of a thing, for its page's head. */
export function previewImage(image: OgImage | null | undefined): PreviewImage | undefined {
  return image ? { url: image.url, alt: image.altText, width: image.width, height: image.height } : undefined;
}

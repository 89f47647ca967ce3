/** What an image is for; it decides the bounds, the crop and the largest size served. */
export type ImagePurpose = 'page' | 'cover' | 'icon' | 'hero' | 'banner' | 'illustration' | 'thumbnail' | 'favicon';

type Size = { width: number; height: number };

type PurposeRules = {
  /** The image in a sentence: "a cover needs at least ...". */
  thing: string;
  /** The end of a sentence that tells what to do instead. */
  wayOut: string;
  atLeast: Size;
  atMost?: Size;
  /** Cropped in the middle to this width by height ratio; uncropped without. */
  cropRatio?: number;
  /** The widest derivative. */
  widest: number;
};

/** The bounds are those of the product's image table; icons and banners are drawn in boxes of a fixed ratio. */
export const purposes: Record<ImagePurpose, PurposeRules> = {
  page: { thing: 'a page', wayOut: 'replace this page', atLeast: { width: 300, height: 1 }, widest: 1920 },
  cover: { thing: 'a cover', wayOut: 'choose it again', atLeast: { width: 400, height: 400 }, widest: 1920 },
  icon: {
    thing: 'an icon',
    wayOut: 'choose it again',
    atLeast: { width: 120, height: 120 },
    cropRatio: 1,
    widest: 640,
  },
  hero: {
    thing: 'a hero image',
    wayOut: 'choose it again',
    atLeast: { width: 300, height: 1 },
    atMost: { width: 2880, height: 1620 },
    widest: 1920,
  },
  illustration: {
    thing: 'a picture',
    wayOut: 'replace this picture',
    atLeast: { width: 300, height: 1 },
    widest: 1920,
  },
  thumbnail: {
    thing: 'a thumbnail',
    wayOut: 'choose it again',
    atLeast: { width: 160, height: 160 },
    widest: 960,
  },
  // Made by us, see makeFavicon.
  favicon: {
    thing: 'an icon of a site',
    wayOut: 'choose it again',
    atLeast: { width: 16, height: 16 },
    widest: 64,
  },
  banner: {
    thing: 'a banner',
    wayOut: 'choose it again',
    atLeast: { width: 300, height: 100 },
    atMost: { width: 2880, height: 960 },
    cropRatio: 3,
    widest: 1920,
  },
};

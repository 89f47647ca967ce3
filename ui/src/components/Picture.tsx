import type { CSSProperties } from 'react';

/** A picture as the API describes it; `width` and `height` in pixels, the focus point from 0 to 1. */
export interface PictureSource {
  url: string;
  width: number;
  height: number;
  srcSet?: string | null;
  avifSrcSet?: string | null;
  focusX?: number;
  focusY?: number;
  alt?: string;
  /** The language of `alt`. */
  lang?: string;
}

export interface PictureProps {
  source: PictureSource;
  /** How wide it is drawn, so that the browser takes the right file. */
  sizes: string;
  /** Overrides the source's text; "" where the name stands beside it. */
  alt?: string;
  /** True for what is seen first: loaded at once and with priority. */
  eager?: boolean;
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

function focusStyle({ focusX = 0.5, focusY = 0.5 }: PictureSource): CSSProperties | undefined {
  if (focusX === 0.5 && focusY === 0.5) return undefined;
  return { objectPosition: `${percent(focusX)} ${percent(focusY)}` };
}

/** An image with reserved room, cropped around its focus point when its box has another shape. */
export function Picture({ source, sizes, alt = source.alt ?? '', eager = false }: PictureProps) {
  const image = (
    <img
      src={source.url}
      srcSet={source.srcSet ?? undefined}
      sizes={source.srcSet ? sizes : undefined}
      width={source.width}
      height={source.height}
      alt={alt}
      lang={alt ? source.lang : undefined}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      style={focusStyle(source)}
    />
  );
  if (!source.avifSrcSet) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={source.avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  );
}

/** What the address says of the gallery: the picture, from 1, and whether it fills the screen. */
export interface GalleryPlace {
  index: number;
  isPreview: boolean;
}

/**
 * Reads `?preview&index=n`. An index that is none, or past the last picture, is the nearest there is, so that a link to a
 * picture that was taken out still opens the illustration.
 */
export function readPlace(search: string, count: number): GalleryPlace {
  const query = new URLSearchParams(search);
  const index = Number(query.get('index') ?? 1);
  return {
    index: Number.isInteger(index) ? Math.min(Math.max(index, 1), count) : 1,
    isPreview: query.has('preview'),
  };
}

/** The query that leads back to a place; the first picture on the page itself needs none. Other parameters stay. */
export function writePlace(search: string, { index, isPreview }: GalleryPlace): string {
  const others = new URLSearchParams(search);
  others.delete('preview');
  others.delete('index');
  const parts = [
    ...(others.size > 0 ? [others.toString()] : []),
    // A bare word, as the specification writes it.
    ...(isPreview ? ['preview'] : []),
    ...(isPreview || index > 1 ? [`index=${index}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

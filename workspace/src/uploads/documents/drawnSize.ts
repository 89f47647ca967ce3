/** The widest size readers are served: more pixels would only be thrown away. */
const WIDEST = 1920;
/** As narrow as a page may be. */
const NARROWEST = 300;
/** What every browser's canvas holds: Safari stops at 16.7 million pixels. */
const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE = 10_000;

export interface Size {
  width: number;
  height: number;
}

/**
 * The pixels a page of this shape is drawn with: as wide as the widest size that is served, smaller where it would be too
 * tall. Null for a strip so long that it would come out too narrow to be a page.
 */
export function drawnSize({ width, height }: Size): Size | null {
  if (!(width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height))) return null;
  const scale = Math.min(WIDEST / width, LONGEST_SIDE / height, Math.sqrt(MOST_PIXELS / width / height));
  const drawn = { width: Math.floor(width * scale), height: Math.max(1, Math.floor(height * scale)) };
  return drawn.width < NARROWEST ? null : drawn;
}

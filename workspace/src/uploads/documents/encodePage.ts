/** Line art stays without loss; what is larger than this is a painting or a scan. */
const MOST_PNG_BYTES = 4 * 1024 * 1024;
const JPEG_QUALITY = 0.95;

type Encode = (type: string, quality?: number) => Promise<Blob | null>;

/** What is known of a drawn page besides its pixels. `lastModified` is the document's: drawn again, it is the same file. */
interface About {
  name: string;
  lastModified: number;
}

/** A drawn page as a file: a PNG, or a JPEG where that would be too large. Null when the browser could not write it. */
export async function encodePage(encode: Encode, { name, lastModified }: About): Promise<File | null> {
  const png = await encode('image/png');
  if (png === null) return null;
  if (png.size <= MOST_PNG_BYTES) return new File([png], `${name}.png`, { type: 'image/png', lastModified });
  const jpeg = await encode('image/jpeg', JPEG_QUALITY);
  return jpeg && new File([jpeg], `${name}.jpg`, { type: 'image/jpeg', lastModified });
}

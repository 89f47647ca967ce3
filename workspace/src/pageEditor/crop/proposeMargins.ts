import type { UploadedImage } from '../../uploads/index.ts';
import { findMargins, noMargins, scaleMargins, type Margins } from './margins.ts';

/** More pixels tell nothing more about margins. */
const WIDTH_LOOKED_AT = 640;

/** Looks at a picture in this browser and proposes what to cut from it; nothing when it cannot be looked at. */
export async function proposeMargins(image: UploadedImage): Promise<Margins> {
  const picture = new Image();
  picture.src = addressFor(image);
  try {
    await picture.decode();
  } catch {
    return noMargins;
  }
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) return noMargins;
  brush.drawImage(picture, 0, 0);
  return scaleMargins(findMargins(brush.getImageData(0, 0, size.width, size.height).data, size), size, image);
}

/** The smallest size that is large enough to look at. */
function addressFor({ srcSet, url }: UploadedImage): string {
  const candidates = srcSet.split(', ').map((candidate) => candidate.split(' '));
  const found = candidates.find(([, width = '0w']) => Number.parseInt(width, 10) >= WIDTH_LOOKED_AT);
  return (found ?? candidates.at(-1))?.[0] || url;
}

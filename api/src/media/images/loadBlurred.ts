import { blurPicture, type BlurredPicture } from '@komawari/storage/images';
import { ObjectNotFound } from '@komawari/storage/objects';
import type { Context } from '../../graphql/context.ts';
import { loadImage } from './loaders.ts';
import { readDerivative } from './readDerivative.ts';

/** Made anew when it is asked for after so many others; one takes a few hundred bytes. */
const KEPT = 2000;
const blurred = new Map<string, BlurredPicture>();

/** What may be shown of a picture that the viewer may not see: at most 24 pixels a side. Null for one that is not there. */
export async function loadBlurred(context: Context, imageId: string): Promise<BlurredPicture | null> {
  const known = blurred.get(imageId);
  if (known) return known;
  const image = await loadImage(context, imageId, false);
  if (!image) return null;
  try {
    const made = await blurPicture(await readDerivative(context.services.objects, image, 160));
    if (blurred.size >= KEPT) blurred.clear();
    blurred.set(imageId, made);
    return made;
  } catch (error) {
    if (error instanceof ObjectNotFound) return null;
    throw error;
  }
}

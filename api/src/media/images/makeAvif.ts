import { avifMaker } from '@komawari/storage/images';
import type { Needs } from '../../graphql/context.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { PURPOSES } from './purposes.ts';
import { findImages, findPublicUses, images } from './store/images.ts';

/**
 * Makes the AVIF sizes of a picture. May run any number of times: the same bytes under the same names. Ends at once when
 * `signal` is aborted; the picture is begun anew another time.
 */
export async function makeAvif(
  services: Needs<'database' | 'objects'>,
  imageId: string,
  signal: AbortSignal,
): Promise<void> {
  const image = (await findImages(services.database, [imageId])).get(imageId);
  if (!image || image.hasAvif) return;
  const original = await services.objects.read(`originals/${imageId}`);
  for (const made of await avifMaker.make(original, PURPOSES[image.type], signal)) {
    await services.objects.put(`derivatives/${imageId}/${made.name}`, made.body, {
      size: made.body.length,
      contentType: made.contentType,
    });
    if (signal.aborted) return;
  }
  await services.database.transact(async (tx) => {
    await images.update(tx, imageId, { hasAvif: true });
    const uses = await findPublicUses(tx, imageId);
    if (uses.length > 0) await declareChanges(tx, [keys.image(imageId)]);
  });
}

import { createHash } from 'node:crypto';
import { makeDerivatives, type InspectedImage } from '@komawari/storage/images';
import { isUniqueViolation } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { newId } from '../../kernel/ids.ts';
import { isOutage } from '../../kernel/outages.ts';
import { PURPOSES } from './purposes.ts';
import { deletePicture } from './deletePicture.ts';
import { findImages, images, type ImageRecord, type ImageType } from './store/images.ts';
import { imageRemovals, keepPicture, noteRemoval } from './store/removals.ts';

/** What is said about a new picture. */
export interface NewPicture {
  type: ImageType;
  focusX?: number | null | undefined;
  focusY?: number | null | undefined;
  altText?: string | null | undefined;
  /** The upload it is made from; absent for a part of another picture. */
  uploadId?: string;
  /** The whole it is a part of, and what was cut from each side. */
  croppedFrom?: string;
  crop?: readonly number[];
}

/** Its bytes, and what `inspectImage` found out about them. */
export interface PictureFile extends InspectedImage {
  original: Buffer;
  fileName: string;
}

/** Stores the original of a picture privately and every WebP size, and then says that it is there. */
export async function storePicture(
  services: Needs<'database' | 'objects'>,
  ownerId: string,
  picture: NewPicture,
  file: PictureFile,
): Promise<ImageRecord> {
  const { original, format } = file;
  const purpose = PURPOSES[picture.type];
  const id = newId('Image');
  // Objects first, the row last: a row therefore never points at bytes that are not there. Bytes that get no row were noted
  // before, and go later: here it may be unknown whether the row was kept.
  await noteRemoval(services.database, id);
  await services.objects.put(`originals/${id}`, original, { size: original.length, contentType: `image/${format}` });
  for await (const made of makeDerivatives(original, { format: 'webp', purpose })) {
    await services.objects.put(`derivatives/${id}/${made.name}`, made.body, {
      size: made.body.length,
      contentType: made.contentType,
    });
  }
  try {
    await services.database.transact(async (tx) => {
      await keepPicture(tx, id);
      await images.insert(tx, rowOf(id, ownerId, picture, file));
    });
  } catch (error) {
    if (isUniqueViolation(error)) await removeUnkept(services, id);
    throw error;
  }
  const image = (await findImages(services.database, [id])).get(id);
  if (!image) throw new Error(`image ${id} vanished after it was stored`);
  return image;
}

/** The same upload is a picture already, so this one surely got no row. If its bytes cannot go now, they are noted still. */
async function removeUnkept({ database, objects }: Needs<'database' | 'objects'>, id: string): Promise<void> {
  try {
    await deletePicture(objects, id);
    await database.transact((tx) => imageRemovals.delete(tx, id));
  } catch (error) {
    if (!isOutage(error)) throw error;
  }
}

function rowOf(
  id: string,
  ownerId: string,
  picture: NewPicture,
  file: PictureFile,
): Parameters<typeof images.insert>[1] {
  return {
    id,
    ownerId,
    type: picture.type,
    format: file.format,
    width: file.width,
    height: file.height,
    sliceCount: file.sliceCount,
    focusX: picture.focusX ?? 0.5,
    focusY: picture.focusY ?? 0.5,
    altText: picture.altText ?? '',
    fileName: file.fileName,
    byteSize: file.original.length,
    sha256: createHash('sha256').update(file.original).digest(),
    hasAvif: false,
    ...(picture.uploadId ? { uploadId: picture.uploadId } : {}),
    ...(picture.croppedFrom ? { croppedFrom: picture.croppedFrom } : {}),
    ...(picture.crop ? { crop: picture.crop } : {}),
  };
}

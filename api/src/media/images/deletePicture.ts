import type { ObjectStore } from '@komawari/storage/objects';

/** Removes every byte of a picture: the original and all sizes. May run any number of times. */
export async function deletePicture(objects: ObjectStore, imageId: string): Promise<void> {
  await objects.delete(`originals/${imageId}`);
  for await (const { key } of objects.list(`derivatives/${imageId}/`)) await objects.delete(key);
}

import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import type { ImageNode } from './imageUrls.ts';
import { findImages, type ImageRecord } from './store/images.ts';

const imageLoader = defineLoader<string, ImageRecord>('images', (ids, { reader }) => findImages(reader, ids));

/** A picture by id for the schema. `isPublic` says whether a guest may fetch it where it stands. */
export async function loadImage(context: Context, id: string | null, isPublic: boolean): Promise<ImageNode | null> {
  if (id === null) return null;
  const image = await imageLoader(context).load(id);
  // A guest may fetch public pictures only: the URL it gets for another one leads nowhere.
  return image && { ...image, signedFor: isPublic ? null : (context.actor.accountId ?? 'nobody') };
}

import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import type { ImageNode } from './imageUrls.ts';
import { findImages, type ImageRecord } from './store/images.ts';

const imageLoader = defineLoader<string, ImageRecord>('images', (ids, { reader }) => findImages(reader, ids));

/**
 * A picture by id for the schema. `isPublic` says whether a guest may fetch it where it stands, `within` which episode has it as a
 * page.
 */
export async function loadImage(
  context: Context,
  id: string | null,
  isPublic: boolean,
  within: string | null = null,
): Promise<ImageNode | null> {
  if (id === null) return null;
  const image = await imageLoader(context).load(id);
  return image && { ...image, signedFor: isPublic ? null : fetcherOf(context), within };
}

/**
 * Whom a picture that is not public is signed for. A guest may fetch public pictures only: the URL it gets for another one
 * leads nowhere. A creator who looks as a fan or a buyer fetches the own pictures as themselves.
 */
const fetcherOf = ({ actor, viewAs }: Context): string =>
  actor.accountId === null ? 'nobody' : (viewAs?.creatorId ?? actor.accountId);

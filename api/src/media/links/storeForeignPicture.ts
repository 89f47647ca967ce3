import { addUpload, createImage, type ImageRecord, type PictureServices } from '../images/index.ts';
import { Refusal } from '../../kernel/errors.ts';

/** A picture of a foreign page that becomes one of ours. */
export interface ForeignPicture {
  type: Extract<ImageRecord['type'], 'FAVICON' | 'THUMBNAIL'>;
  /** Names the upload together with its file name, so that a repeated try makes no second one. */
  parent: string;
  fileName: string;
  body: Buffer;
}

/** Stores a foreign picture for a creator. Answers its id; null where it is none that we take, or the creator has too many or no room for it. */
export async function storeForeignPicture(
  services: PictureServices,
  userId: string,
  { type, parent, fileName, body }: ForeignPicture,
): Promise<string | null> {
  const added = await addUpload(services, userId, { parentId: parent, fileName, body });
  if (!added.ok) return null;
  try {
    const made = await createImage(
      services,
      { accountId: userId, kind: 'REGISTERED' },
      { uploadId: added.value.id, type },
    );
    return made.ok ? made.value.id : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

import { drawPreviewCard, type CardPicture } from '@komawari/storage/cards';
import type { Needs } from '../../graphql/context.ts';
import { findImages, readDerivative, type ImageRecord } from '../../media/images/index.ts';
import type { PreviewFacts } from './store/previewFacts.ts';

/** Wide enough for the part of the card that holds a picture. */
const PICTURE_WIDTH = 640;
const ICON_WIDTH = 320;

async function readPicture(
  services: Needs<'objects'>,
  image: ImageRecord | undefined,
  width: number,
): Promise<CardPicture | null> {
  if (!image) return null;
  // Of a strip only the first slice is read, and its own top is the place to look at.
  const focusY = image.sliceCount > 1 ? 0 : image.focusY;
  return { bytes: await readDerivative(services.objects, image, width), focusX: image.focusX, focusY };
}

/** Draws a card. A JPEG. */
export async function drawPreview(services: Needs<'database' | 'objects'>, facts: PreviewFacts): Promise<Buffer> {
  const ids = [facts.pictureId, facts.iconId].filter((id) => id !== null);
  const images = await findImages(services.database, ids);
  const [picture, icon] = await Promise.all([
    readPicture(services, images.get(facts.pictureId ?? ''), PICTURE_WIDTH),
    readPicture(services, images.get(facts.iconId ?? ''), ICON_WIDTH),
  ]);
  const { kind, title, over, name, handle, colour } = facts;
  return drawPreviewCard({ kind, title, over, name, handle, colour, picture, icon });
}

import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { isSelf } from '../../../kernel/actor.ts';
import type { ImageNode } from '../imageUrls.ts';
import { cropPicture, type Margins } from '../cropPicture.ts';
import { loadImage } from '../loaders.ts';
import { ImageRef } from './refs.ts';

/** A part beside its whole. */
interface CropNode extends Margins {
  whole: ImageNode;
}

const MARGINS = {
  left: 'Pixels of the whole cut from the left.',
  top: 'Pixels cut from the top.',
  right: 'Pixels cut from the right.',
  bottom: 'Pixels cut from the bottom.',
} as const;

const ImageCrop = builder.objectRef<CropNode>('ImageCrop').implement({
  description: 'What was cut from a picture.',
  fields: (t) => ({
    left: t.exposeInt('left', { description: MARGINS.left }),
    top: t.exposeInt('top', { description: MARGINS.top }),
    right: t.exposeInt('right', { description: MARGINS.right }),
    bottom: t.exposeInt('bottom', { description: MARGINS.bottom }),
    whole: t.field({ type: ImageRef, description: 'The whole picture.', resolve: ({ whole }) => whole }),
  }),
});

builder.objectField(ImageRef, 'crop', (t) =>
  t.field({
    type: ImageCrop,
    nullable: true,
    description: 'What was cut from it, for who uploaded it alone; null for a whole picture.',
    resolve: async (image, _args, context) => {
      if (!isSelf(context.actor, image.ownerId) || !image.crop) return null;
      const whole = await loadImage(context, image.croppedFrom, false);
      const [left = 0, top = 0, right = 0, bottom = 0] = image.crop;
      return whole && { left, top, right, bottom, whole };
    },
  }),
);

const CropImageInput = builder.inputType('CropImageInput', {
  description: 'A picture of the type PAGE, and what is cut from each side.',
  fields: (t) => ({
    imageId: t.id({ required: true, description: 'The picture; of a part that was cut before, the whole counts.' }),
    left: t.int({ required: true, description: MARGINS.left }),
    top: t.int({ required: true, description: MARGINS.top }),
    right: t.int({ required: true, description: MARGINS.right }),
    bottom: t.int({ required: true, description: MARGINS.bottom }),
  }),
});
const CropImagePayload = definePayload<{ image: ImageNode }>('CropImagePayload', 'The part, as a picture.', {
  image: { type: ImageRef, description: 'The part; the whole where nothing is cut.' },
});

builder.mutationField('cropImage', (t) =>
  t.field({
    type: CropImagePayload,
    description:
      'Makes a picture of a part of one of the viewer; the whole stays as it is. Pages show it when they are saved with it.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: CropImageInput, required: true, description: 'Which, and what is cut.' }) },
    resolve: async (_root, { input: { imageId, ...margins } }, { services, actor }) =>
      toPayload(await cropPicture(services, actor, imageId, margins), (image) => ({
        image: { ...image, signedFor: image.ownerId },
      })),
  }),
);

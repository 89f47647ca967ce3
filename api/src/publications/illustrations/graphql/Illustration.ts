import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { isSelf } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { ImageRef, loadImage, STAND_IN, type ImageNode } from '../../../media/images/index.ts';
import { keys } from '../../../publishing/index.ts';
import { loadUser, UserRef } from '../../../people/sites/index.ts';
import { canSeeWork, isGated, isMature, workLoader, WorkRef } from '../../works/index.ts';
import { listOtherIllustrations } from '../lists.ts';
import { illustrationFrontLoader, illustrationImagesLoader, loadVisibleIllustration } from '../loaders.ts';
import { canEditIllustration } from '../policy.ts';
import { IllustrationRef } from './refs.ts';

interface IllustrationImageNode {
  id: string;
  altText: string;
  image: ImageNode;
}

const IllustrationImage = builder.objectRef<IllustrationImageNode>('IllustrationImage').implement({
  description: 'One picture of an illustration, in its place.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the place; it stays when the picture is replaced.' }),
    width: t.int({ description: 'Width in pixels, after orientation.', resolve: ({ image }) => image.width }),
    height: t.int({ description: 'Height in pixels, after orientation.', resolve: ({ image }) => image.height }),
    altText: t.exposeString('altText', { description: 'What the picture shows, in words; may be empty.' }),
    image: t.expose('image', { type: ImageRef, description: 'The picture in its served sizes.' }),
  }),
});

IllustrationRef.implement({
  description: 'One or more pictures that were published by themselves.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title, 1 to 100 characters.' }),
    description: t.exposeString('description', { description: 'What it is about, up to 1,000 characters.' }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Closed ones exist for their creator only.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was opened for the first time; null while it is closed.',
      resolve: (illustration) => (illustration.isOpen ? illustration.firstOpenedAt : null),
    }),
    images: t.field({
      type: [IllustrationImage],
      description: 'Its pictures in order, 1 to 50; none before the mature gate of its work.',
      resolve: async (illustration, _args, context) => {
        if (isMature(illustration) && (await isGated(context, illustration))) return [];
        const places = (await illustrationImagesLoader(context).load(illustration.id)) ?? [];
        return Promise.all(
          places.map(async ({ id, altText, imageId }) => {
            const image = await loadImage(context, imageId, illustration.isVisible);
            if (!image) throw new Error(`illustration ${illustration.id} refers to a picture that is not there`);
            return { id, altText: altText || image.altText, image };
          }),
        );
      },
    }),
    firstImage: t.field({
      type: ImageRef,
      description: 'The first picture, for lists; one that shows nothing of it before the mature gate of its work.',
      resolve: async (illustration, _args, context) => {
        if (isMature(illustration) && (await isGated(context, illustration))) return STAND_IN;
        const front = await illustrationFrontLoader(context).load(illustration.id);
        const image = await loadImage(context, front?.imageId ?? null, illustration.isVisible);
        if (!image) throw notFound();
        return image;
      },
    }),
    isGated: t.boolean({
      description: 'Whether the viewer stands before the mature gate of the work it belongs to.',
      resolve: (illustration, _args, context) => isGated(context, illustration),
    }),
    imageCount: t.int({
      description: 'How many pictures there are.',
      resolve: async (illustration, _args, context) =>
        (await illustrationFrontLoader(context).load(illustration.id))?.imageCount ?? 0,
    }),
    work: t.field({
      type: WorkRef,
      nullable: true,
      description: 'The work it belongs to; null when there is none, or none the viewer may see.',
      resolve: async (illustration, _args, context) => {
        if (illustration.workId === null) return null;
        // Noted although there may be nothing to show: the page is drawn again when the work appears.
        context.dependsOn(keys.work(illustration.workId));
        const work = await workLoader(context).load(illustration.workId);
        return work && canSeeWork(context.actor, work) ? work : null;
      },
    }),
    user: t.field({
      type: UserRef,
      description: 'The creator.',
      resolve: (illustration, _args, context) => loadUser(context, illustration.userId),
    }),
    authorsOtherIllustrations: t.field({
      type: [IllustrationRef],
      description: 'Other illustrations of the same creator: those of the same work first, then the latest.',
      args: { first: t.arg.int({ defaultValue: 12, description: 'Up to 24.' }) },
      resolve: (illustration, { first }, context) => listOtherIllustrations(context, illustration, first),
    }),
    revision: t.int({
      description: 'Counts edits; sent back with an update so that two tabs notice each other. 0 for others.',
      resolve: (illustration, _args, { actor }) => (isSelf(actor, illustration.userId) ? illustration.revision : 0),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether the viewer may edit it.',
      resolve: (illustration, _args, { actor }) => canEditIllustration(actor, illustration),
    }),
  }),
});

builder.queryField('illustration', (t) =>
  t.field({
    type: IllustrationRef,
    description: 'One illustration. NOT_FOUND when it does not exist for the viewer.',
    authScopes: { public: true },
    args: { id: t.arg.id({ required: true, description: 'Id of the illustration.' }) },
    resolve: (_root, { id }, context) => loadVisibleIllustration(context, id),
  }),
);

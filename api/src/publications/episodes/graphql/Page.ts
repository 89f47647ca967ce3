import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { defineConnection } from '../../../graphql/connection.ts';
import type { Context } from '../../../graphql/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { BlurredPicture } from '@komawari/storage/images';
import { ImageRef, loadBlurred, loadImage, type ImageNode } from '../../../media/images/index.ts';
import type { PageRecord } from '../store/pages.ts';

/** A page for the schema; `isPublic` when a guest may fetch its picture. */
export interface PageNode extends PageRecord {
  isPublic: boolean;
}

/** From this many times as broad as high, a picture is two printed pages; a nearly square one is a page. */
const WIDE_FROM = 1.2;

export const PageRef = builder.objectRef<PageNode>('Page');

async function loadPicture(context: Context, page: PageNode): Promise<ImageNode> {
  const image = await loadImage(context, page.imageId, page.isPublic, page.episodeId);
  if (!image) throw notFound();
  return image;
}

PageRef.implement({
  description: 'One page of an episode.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    number: t.exposeInt('position', { description: 'Place in the episode, from 1.' }),
    image: t.field({
      type: ImageRef,
      description: 'The picture.',
      resolve: (page, _args, context) => loadPicture(context, page),
    }),
    thumbnailImage: t.field({
      type: ImageRef,
      description: 'The picture, for small sizes.',
      resolve: (page, _args, context) => loadPicture(context, page),
    }),
    width: t.int({
      description: 'Width in pixels.',
      resolve: async (page, _args, context) => (await loadPicture(context, page)).width,
    }),
    height: t.int({
      description: 'Height in pixels.',
      resolve: async (page, _args, context) => (await loadPicture(context, page)).height,
    }),
    isWide: t.boolean({
      description: 'At least 1.2 times as broad as high: two printed pages in one picture, a spread of its own.',
      resolve: async (page, _args, context) => {
        const image = await loadPicture(context, page);
        return image.width >= image.height * WIDE_FROM;
      },
    }),
    noSplit: t.exposeBoolean('noSplit', { description: 'Never cut in halves on phones.' }),
    altText: t.exposeString('altText', { description: 'What it shows, in words; may be empty.' }),
    transcript: t.exposeString('transcript', { description: 'What is said on it; may be empty.' }),
  }),
});

const BlurredPictureRef = builder.objectRef<BlurredPicture>('BlurredPicture').implement({
  description: 'What may be shown of a picture behind the paywall: at most 24 pixels a side.',
  fields: (t) => ({
    url: t.string({
      description: 'The picture itself, as a data URL: it has no address from which anything else could be had.',
      resolve: ({ body }) => `data:image/webp;base64,${body.toString('base64')}`,
    }),
    width: t.exposeInt('width', { description: 'Width in pixels, up to 24.' }),
    height: t.exposeInt('height', { description: 'Height in pixels, up to 24.' }),
  }),
});

export const EpisodePageConnection = defineConnection('EpisodePage', PageRef, {
  totalCount: 'How many pages the episode has.',
  viewableCount: 'How many of them the viewer may see.',
});

/** Pages of an episode, and the first of those the viewer has to pay for. */
export interface BeforePaywall {
  firstPaidPage: PageRecord | null;
}

builder.objectField(EpisodePageConnection, 'firstPaidPageThumbnailImage', (t) =>
  t.field({
    type: BlurredPictureRef,
    nullable: true,
    description: 'What may be shown of the first page behind the paywall; null where the viewer stands before none.',
    resolve: (pages, _args, context) => {
      const { firstPaidPage } = pages as typeof pages & Partial<BeforePaywall>;
      return firstPaidPage ? loadBlurred(context, firstPaidPage.imageId) : null;
    },
  }),
);

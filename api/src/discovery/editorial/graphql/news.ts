import { builder, NodeInterface } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import { ImageRef, largestUrl, loadImage } from '../../../media/images/index.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { findBannerOfNow, listNews } from '../publicLists.ts';
import type { BannerRecord } from '../store/banners.ts';
import type { InfoEntryRecord } from '../store/infoEntries.ts';

const loadPicture = async (context: Context, id: string) => {
  const image = await loadImage(context, id, true);
  if (!image) throw new Error(`the banner's picture ${id} is gone`);
  return image;
};

const urlOf = async (context: Context, id: string): Promise<string> =>
  largestUrl(await loadPicture(context, id), context.services.config.secret);

const BannerRef = builder.objectRef<BannerRecord>('Banner').implement({
  description: 'A picture of the operators that leads somewhere, in a wide version and one for phones.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    pcImageURL: t.string({
      description: 'URL of the wide picture.',
      resolve: (banner, _args, context) => urlOf(context, banner.pcImageId),
    }),
    spImageURL: t.string({
      description: 'URL of the picture for phones.',
      resolve: (banner, _args, context) => urlOf(context, banner.spImageId),
    }),
    pcImage: t.field({
      type: ImageRef,
      description: 'The wide picture in its sizes, 3 to 1.',
      resolve: (banner, _args, context) => loadPicture(context, banner.pcImageId),
    }),
    spImage: t.field({
      type: ImageRef,
      description: 'The picture for phones in its sizes.',
      resolve: (banner, _args, context) => loadPicture(context, banner.spImageId),
    }),
    url: t.exposeString('url', { description: 'Where it leads: a path of this site, or an https URL.' }),
    alt: t.exposeString('alt', { description: 'What it says, for those who do not see it.' }),
  }),
});

export const InfoEntryRef = builder.objectRef<InfoEntryRecord>('InfoEntry').implement({
  description: 'A line of news.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What happened.' }),
    category: t.exposeString('category', { description: 'One word for its kind.' }),
    publishedAt: t.field({
      type: 'DateTime',
      description: 'When it came out.',
      resolve: (entry) => entry.publishedAt,
    }),
    link: t.exposeString('link', { nullable: true, description: 'Where it says more; null when the line is all.' }),
  }),
});

builder.queryFields((t) => ({
  banner: t.field({
    type: BannerRef,
    nullable: true,
    description: 'The banner of the top page now; null without one.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => findBannerOfNow(context),
  }),
  infoEntries: t.field({
    type: [InfoEntryRef],
    description: 'News, latest first.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 5, description: 'Up to 50.' }) },
    resolve: (_root, { first }, context) => listNews(context, boundedFirst(first, 5, 50)),
  }),
}));

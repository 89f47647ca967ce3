import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { ImageRef, loadImage } from '../../../media/images/index.ts';
import { loadFavicon, type LinkOfCreator } from '../../../media/links/index.ts';
import { loadUser } from '../loaders.ts';
import type { SiteLinkRecord } from '../store/sites.ts';
import { SiteRef, UserRef } from './refs.ts';

export const WorkDefaultSortOrder = builder.enumType('WorkDefaultSortOrder', {
  description: 'Order of works on a creator site.',
  values: {
    NEWEST_FIRST: { description: 'Latest first publication first.' },
    OLDEST_FIRST: { description: 'Earliest first publication first.' },
  },
});

export const WorkLayout = builder.enumType('WorkLayout', {
  description: 'How works stand on a creator site.',
  values: { GRID: { description: 'Covers in rows.' }, LIST: { description: 'One work a row.' } },
});

const SiteLink = builder.objectRef<SiteLinkRecord & LinkOfCreator>('SiteLink').implement({
  description: 'A link a creator put on the site.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is called.' }),
    url: t.exposeString('url', { description: 'Where it leads, http or https.' }),
    faviconUrl: t.string({
      nullable: true,
      description: 'URL of the icon we keep for it; null while there is none.',
      resolve: (link, _args, context) => loadFavicon(context, link),
    }),
  }),
});

SiteRef.implement({
  description: 'The personal site of a creator.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    title: t.exposeString('title', {
      description: 'Title, 1 to 50 characters; the display name while the creator set none.',
    }),
    description: t.exposeString('description', { description: 'What the site is about, up to 300 characters.' }),
    comment: t.exposeString('comment', { description: 'The "now" comment of the creator, up to 500 characters.' }),
    color: t.exposeString('color', { description: 'Colour as #rrggbb.' }),
    isClosed: t.exposeBoolean('isClosed', { description: 'Closed sites do not exist for others.' }),
    heroImage: t.field({
      type: ImageRef,
      nullable: true,
      description: 'Picture at the head.',
      resolve: (site, _args, context) => loadImage(context, site.heroImageId, !site.isClosed),
    }),
    links: t.field({
      type: [SiteLink],
      description: 'Links, at most 10.',
      resolve: ({ links, userId, isClosed }) => links.map((link) => ({ ...link, userId, isPublic: !isClosed })),
    }),
    workDefaultSortOrder: t.field({
      type: WorkDefaultSortOrder,
      description: 'Order of works.',
      resolve: (site) => site.workDefaultSortOrder,
    }),
    workLayout: t.field({ type: WorkLayout, description: 'How works stand.', resolve: (site) => site.workLayout }),
    user: t.field({
      type: UserRef,
      description: 'Whose site it is.',
      resolve: (site, _args, context) => loadUser(context, site.userId),
    }),
  }),
});

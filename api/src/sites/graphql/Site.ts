import { builder, NodeInterface } from '../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../graphql/connection.ts';
import { boundedFirst } from '../../kernel/cursor.ts';
import { EpisodeRef, listTimelineEpisodes, type EpisodeRecord } from '../../episodes/index.ts';
import { ImageRef, loadImage } from '../../images/index.ts';
import { listWorksOfSite, WorkConnection } from '../../works/index.ts';
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

const SiteLink = builder.objectRef<SiteLinkRecord>('SiteLink').implement({
  description: 'A link a creator put on the site.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is called.' }),
    url: t.exposeString('url', { description: 'Where it leads, http or https.' }),
    faviconUrl: t.string({
      nullable: true,
      description: 'Address of the icon we keep for it; null while there is none.',
      resolve: () => null,
    }),
  }),
});

interface EpisodeTimelineNode {
  id: string;
  occurredAt: Date;
  episode: EpisodeRecord;
}

const EpisodeTimelineItem = builder.objectRef<EpisodeTimelineNode>('EpisodeTimelineItem').implement({
  description: 'An episode came out.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it came out.' }),
    episode: t.expose('episode', { type: EpisodeRef, description: 'The episode.' }),
  }),
});

const TimelineItem = builder.unionType('TimelineItem', {
  description: 'Something a creator published.',
  types: [EpisodeTimelineItem],
  resolveType: () => 'EpisodeTimelineItem',
});
const TimelineItemConnection = defineConnection('TimelineItem', TimelineItem as never as typeof EpisodeTimelineItem);

SiteRef.implement({
  description: 'The personal site of a creator.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title, 1 to 50 characters.' }),
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
    links: t.field({ type: [SiteLink], description: 'Links, at most 10.', resolve: (site) => site.links }),
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
    works: t.field({
      type: WorkConnection,
      description: 'Works a reader can see, in the order the creator chose.',
      args: {
        first: t.arg.int({ description: 'Up to 100.' }),
        after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      },
      resolve: async (site, { first, after }, context) => {
        context.dependsOn(`User:${site.userId}/works`);
        const slice = await listWorksOfSite(
          context.reader,
          site.userId,
          site.workDefaultSortOrder,
          boundedFirst(first, 100),
          after ?? null,
        );
        return toConnection(slice, (work) => work, after);
      },
    }),
    timeline: t.field({
      type: TimelineItemConnection,
      description: 'What came out, latest first.',
      args: {
        first: t.arg.int({ description: 'Up to 100.' }),
        after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      },
      resolve: async (site, { first, after }, context) => {
        context.dependsOn(`User:${site.userId}/timeline`);
        const slice = await listTimelineEpisodes(context.reader, site.userId, boundedFirst(first, 20), after ?? null);
        return toConnection(
          slice,
          (episode) => ({ id: `timeline-${episode.id}`, occurredAt: episode.publishAt ?? episode.createdAt, episode }),
          after,
        );
      },
    }),
  }),
});

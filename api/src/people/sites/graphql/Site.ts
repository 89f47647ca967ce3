import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import type { Context } from '../../../graphql/context.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { typeOfId } from '../../../kernel/ids.ts';
import { episodeLoader, EpisodeRef, type EpisodeRecord } from '../../../publications/episodes/index.ts';
import {
  illustrationLoader,
  IllustrationRef,
  type IllustrationRecord,
} from '../../../publications/illustrations/index.ts';
import { ImageRef, loadImage } from '../../../media/images/index.ts';
import { loadFavicon, type LinkOfCreator } from '../../../media/links/index.ts';
import { listWorksOfSite, WorkConnection } from '../../../publications/works/index.ts';
import { loadUser } from '../loaders.ts';
import type { SiteLinkRecord } from '../store/sites.ts';
import { listTimeline, type TimelineRow } from '../store/timeline.ts';
import { SiteRef, UserRef } from './refs.ts';
import { keys } from '../../../publishing/index.ts';

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
      description: 'Address of the icon we keep for it; null while there is none.',
      resolve: (link, _args, context) => loadFavicon(context, link),
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

interface IllustrationTimelineNode {
  id: string;
  occurredAt: Date;
  illustration: IllustrationRecord;
}

const IllustrationTimelineItem = builder.objectRef<IllustrationTimelineNode>('IllustrationTimelineItem').implement({
  description: 'An illustration was opened.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it came out.' }),
    illustration: t.expose('illustration', { type: IllustrationRef, description: 'The illustration.' }),
  }),
});

type TimelineNode = EpisodeTimelineNode | IllustrationTimelineNode;

const TimelineItem = builder.unionType('TimelineItem', {
  description: 'Something a creator published.',
  types: [EpisodeTimelineItem, IllustrationTimelineItem],
  resolveType: (item) => ('episode' in item ? 'EpisodeTimelineItem' : 'IllustrationTimelineItem'),
});
const TimelineItemConnection = defineConnection<TimelineNode>('TimelineItem', TimelineItem as never);

/** The things behind the rows of a timeline, in two statements. */
async function loadTimelineItems(context: Context, rows: readonly TimelineRow[]): Promise<Map<string, TimelineNode>> {
  const nodes = await Promise.all(
    rows.map(async ({ id, at }): Promise<TimelineNode | null> => {
      const entry = { id: `timeline-${id}`, occurredAt: at };
      if (typeOfId(id) === 'Episode') {
        const episode = await episodeLoader(context).load(id);
        return episode && { ...entry, episode };
      }
      const illustration = await illustrationLoader(context).load(id);
      return illustration && { ...entry, illustration };
    }),
  );
  return new Map(rows.flatMap(({ id }, index) => (nodes[index] ? [[id, nodes[index]]] : [])));
}

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
    works: t.field({
      type: WorkConnection,
      description: 'Works a reader can see, in the order the creator chose.',
      args: {
        first: t.arg.int({ description: 'Up to 100.' }),
        after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      },
      resolve: async (site, { first, after }, context) => {
        context.dependsOn(keys.userWorks(site.userId));
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
        context.dependsOn(keys.userTimeline(site.userId));
        const slice = await listTimeline(context.reader, site.userId, boundedFirst(first, 20), after ?? null);
        const items = await loadTimelineItems(context, slice.rows);
        // What went away between the two statements is left out.
        const rows = slice.rows.filter((row) => items.has(row.id));
        return toConnection({ ...slice, rows }, (row) => items.get(row.id)!, after);
      },
    }),
  }),
});

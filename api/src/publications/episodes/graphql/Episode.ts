import { builder, NodeInterface } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import { emptyConnection, toConnection } from '../../../graphql/connection.ts';
import { isSelf } from '../../../kernel/actor.ts';
import { boundedFirst, decodeCursor, toSlice } from '../../../kernel/cursor.ts';
import { contestStageLoader } from '../../contestApplications/index.ts';
import { ImageRef, loadImage } from '../../../media/images/index.ts';
import { notFound } from '../../../kernel/errors.ts';
import { boughtLoader } from '../../../money/purchases/index.ts';
import { canSeeWork, isGated, isMature, workLoader, WorkRef, type WorkRecord } from '../../works/index.ts';
import { canViewerSeeEpisode, hasBoughtEpisode } from '../buyers.ts';
import {
  episodeLoader,
  episodeNumbersLoader,
  firstPageLoader,
  loadVisibleEpisode,
  neighboursLoader,
  pagesLoader,
} from '../loaders.ts';
import {
  canChangeStatusToDraft,
  canChangeStatusToFanOnly,
  canEditEpisode,
  canSkipFanwall,
  canSkipPaywall,
  isPaid,
  type Paid,
} from '../policy.ts';
import type { EpisodeRecord } from '../store/episodes.ts';
import type { PageRecord } from '../store/pages.ts';
import { countViewablePages, findWallKeys, isOpenPage } from '../walls.ts';
import { EpisodeStatusEnum, StartPositionEnum } from './inputs.ts';
import { EpisodePageConnection, type PageNode } from './Page.ts';
import { EpisodeRef } from './refs.ts';
import { keys } from '../../../publishing/index.ts';

/** The picture that stands for an episode: its own, or page one when a guest may see that. */
async function loadThumbnail(context: Context, episode: EpisodeRecord) {
  if (isMature(episode) && (await isGated(context, episode))) return null;
  if (episode.thumbnailImageId) return loadImage(context, episode.thumbnailImageId, episode.isVisible);
  if ((await countViewablePages(context, episode, 1)) === 0) return null;
  const first = await firstPageLoader(context).load(episode.id);
  return first && loadImage(context, first.imageId, isOpenPage(episode, first.position));
}

/** Only the creator's own status choices ask for it. */
const contestStageOf = async (context: Context, episode: EpisodeRecord) =>
  canEditEpisode(context.actor, episode) ? contestStageLoader(context).load(episode.workId) : null;

/** The work of an episode; its buyers see it when nobody else does any more. */
async function loadWorkOf(context: Context, episode: EpisodeRecord): Promise<WorkRecord> {
  const work = await workLoader(context).load(episode.workId);
  if (work && (canSeeWork(context.actor, work) || (await canViewerSeeEpisode(context, episode)))) return work;
  throw notFound();
}

async function loadNeighbour(
  context: Context,
  episode: EpisodeRecord,
  side: 'previous' | 'next',
): Promise<EpisodeRecord | null> {
  context.dependsOn(keys.episodeNeighbours(episode.id));
  const id = (await neighboursLoader(context).load(episode.id))?.[side];
  return id ? episodeLoader(context).load(id) : null;
}

const SalesInfo = builder.objectRef<EpisodeRecord & Paid>('SalesInfo').implement({
  description: 'What an episode costs, and from which page on.',
  fields: (t) => ({
    price: t.exposeInt('price', { description: 'In yen with tax.' }),
    pagesChargedFrom: t.exposeInt('pagesChargedFrom', { description: 'How many pages everybody reads.' }),
    salesAppeal: t.exposeString('salesAppeal', {
      description: 'What the creator says to whoever stands before the paywall, up to 140 characters; may be empty.',
    }),
  }),
});

EpisodeRef.implement({
  description: 'One episode of a work.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title, up to 100 characters. When empty, readers see the number.' }),
    number: t.int({
      description: 'Place among all episodes of the work.',
      resolve: async (episode, _args, context) =>
        (await episodeNumbersLoader(context).load(episode.id))?.number ?? episode.position,
    }),
    publicNumber: t.int({
      nullable: true,
      description: 'Place among the episodes readers can see; null when they cannot see this one.',
      resolve: async (episode, _args, context) =>
        (await episodeNumbersLoader(context).load(episode.id))?.publicNumber ?? null,
    }),
    status: t.field({
      type: EpisodeStatusEnum,
      description: 'Where it stands. A scheduled episode whose instant has passed is PUBLIC.',
      resolve: (episode) => episode.status,
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it came out or will come out; null for drafts.',
      resolve: (episode) => episode.publishAt,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Latest edit.' }),
    startPosition: t.field({
      type: StartPositionEnum,
      description: 'Where page 1 sits in a spread.',
      resolve: (episode) => episode.startPosition,
    }),
    afterword: t.exposeString('afterword', {
      description: 'Words of the creator after the last page, up to 1,000 characters; empty before a wall.',
    }),
    revision: t.int({
      description: 'Counts edits; sent back with an update so that two tabs notice each other.',
      resolve: (episode, _args, { actor }) => (isSelf(actor, episode.userId) ? episode.revision : 0),
    }),
    salesInfo: t.field({
      type: SalesInfo,
      nullable: true,
      description: 'What it costs; null where it is free.',
      resolve: (episode) => (isPaid(episode) ? episode : null),
    }),
    work: t.field({
      type: WorkRef,
      description: 'The work it belongs to.',
      resolve: (episode, _args, context) => loadWorkOf(context, episode),
    }),
  }),
});

builder.objectFields(EpisodeRef, (t) => ({
  pages: t.field({
    type: EpisodePageConnection,
    description:
      'Pages the viewer may see: before the paywall the free ones, before other walls none. viewableCount says how many.',
    args: {
      first: t.arg.int({ description: 'Up to 200.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (episode, { first, after }, context) => {
      const all = (await pagesLoader(context).load(episode.id)) ?? [];
      const viewableCount = await countViewablePages(context, episode, all.length);
      const isBeforePaywall = viewableCount < all.length && isPaid(episode) && !(await isGated(context, episode));
      const firstPaidPage = isBeforePaywall ? (all[viewableCount] ?? null) : null;
      const counts = { totalCount: all.length, viewableCount, firstPaidPage };
      if (viewableCount === 0) return { ...emptyConnection<PageNode>(), ...counts };
      const from = after == null ? 0 : Number(decodeCursor(after, ['place'])[0]);
      const size = boundedFirst(first, 200, 200);
      const viewable = all.slice(0, viewableCount).filter((page) => page.position > from);
      const slice = toSlice(viewable.slice(0, size + 1), size, (page) => [page.position]);
      const nodeOf = (page: PageRecord): PageNode => ({ ...page, isPublic: isOpenPage(episode, page.position) });
      return { ...toConnection(slice, nodeOf, after), ...counts };
    },
  }),
  thumbnailImage: t.field({
    type: ImageRef,
    nullable: true,
    description: 'The picture that stands for it on cards, 3 to 2 around its focus point.',
    resolve: (episode, _args, context) => loadThumbnail(context, episode),
  }),
  timelineImages: t.field({
    type: [ImageRef],
    description: 'Pictures for the timeline: the thumbnail, if there is one.',
    resolve: async (episode, _args, context) =>
      [await loadThumbnail(context, episode)].filter((image) => image !== null),
  }),
}));

builder.objectFields(EpisodeRef, (t) => ({
  canViewerSkipPaywall: t.boolean({
    description: 'Whether no paywall stands before the pages.',
    resolve: async (episode, _args, context) =>
      canSkipPaywall(context.actor, episode, await findWallKeys(context, episode)),
  }),
  purchasedByViewer: t.boolean({
    description:
      'Whether the viewer bought it and may read it: it was paid, not given back, and is disputed by nobody.',
    resolve: (episode, _args, context) => hasBoughtEpisode(context, episode),
  }),
  archivedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Since when it is there for its buyers and its creator alone; null where it is not.',
    resolve: (episode) => episode.archivedAt,
  }),
  canViewerSkipFanwall: t.boolean({
    description: 'Whether no fan wall stands before the pages.',
    resolve: async (episode, _args, context) =>
      canSkipFanwall(context.actor, episode, await findWallKeys(context, episode)),
  }),
  canChangeStatusToFanOnly: t.boolean({
    description: 'Whether the viewer may make it fan-only.',
    resolve: async (episode, _args, context) =>
      canChangeStatusToFanOnly(context.actor, episode, await contestStageOf(context, episode)),
  }),
  canChangeStatusToDraft: t.boolean({
    description: 'Whether the viewer may take it back to draft.',
    resolve: async (episode, _args, context) =>
      canEditEpisode(context.actor, episode) &&
      canChangeStatusToDraft(
        context.actor,
        episode,
        await contestStageOf(context, episode),
        (await boughtLoader(context).load(episode.id)) !== null,
      ),
  }),
  viewerCanEdit: t.boolean({
    description: 'Whether the viewer may edit it.',
    resolve: (episode, _args, { actor }) => canEditEpisode(actor, episode),
  }),
  previousEpisode: t.field({
    type: EpisodeRef,
    nullable: true,
    description: 'The one before, among those readers can see.',
    resolve: (episode, _args, context) => loadNeighbour(context, episode, 'previous'),
  }),
  nextEpisode: t.field({
    type: EpisodeRef,
    nullable: true,
    description: 'The one after, among those readers can see.',
    resolve: (episode, _args, context) => loadNeighbour(context, episode, 'next'),
  }),
}));

builder.queryField('episode', (t) =>
  t.field({
    type: EpisodeRef,
    description: 'One episode. NOT_FOUND when it does not exist for the viewer.',
    authScopes: { public: true },
    args: { id: t.arg.id({ required: true, description: 'Id of the episode.' }) },
    resolve: (_root, { id }, context) => loadVisibleEpisode(context, id),
  }),
);

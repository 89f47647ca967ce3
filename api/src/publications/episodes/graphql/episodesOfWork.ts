import { builder } from '../../../graphql/builder.ts';
import { emptyConnection, toConnection } from '../../../graphql/connection.ts';
import { keys } from '../../../publishing/index.ts';
import { WorkRef } from '../../works/index.ts';
import { listAllEpisodesOfWork, listVisibleEpisodesOfWork, type EpisodesOfWork } from '../lists.ts';
import { firstEpisodeLoader } from '../loaders.ts';
import type { EpisodeRecord } from '../store/episodes.ts';
import { EpisodeConnection, EpisodeRef } from './refs.ts';

const toEpisodes = (found: EpisodesOfWork | null, after: string | null | undefined) => ({
  ...(found ? toConnection(found.slice, (episode) => episode, after) : emptyConnection<EpisodeRecord>()),
  totalCount: found?.totalCount ?? 0,
});

builder.objectFields(WorkRef, (t) => ({
  firstEpisode: t.field({
    type: EpisodeRef,
    nullable: true,
    description: 'The first episode a reader can see.',
    resolve: (work, _args, context) => {
      context.dependsOn(keys.workEpisodes(work.id));
      return firstEpisodeLoader(context).load(work.id);
    },
  }),
  episodes: t.field({
    type: EpisodeConnection,
    description: 'Episodes readers can see.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      newestFirst: t.arg.boolean({ defaultValue: false, description: 'Newest first instead of reading order.' }),
    },
    resolve: async (work, args, context) =>
      toEpisodes(await listVisibleEpisodesOfWork(context, work, args), args.after),
  }),
  viewerEpisodes: t.field({
    type: EpisodeConnection,
    description: 'All episodes with drafts, for the creator; empty for others.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (work, args, context) => toEpisodes(await listAllEpisodesOfWork(context, work, args), args.after),
  }),
}));

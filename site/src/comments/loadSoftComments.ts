import type {
  GetEpisodePageYawarakaCommentPostedUsersQuery,
  GetEpisodePageYawarakaCommentsQuery,
  YawarakaCommentFieldsFragment,
} from '../gql/graphql.ts';
import type { Execute } from '../graphql/execute.ts';
import { nodesOf } from '../graphql/nodesOf.ts';
import { postersShown } from './parts/postersShown.ts';
import {
  getEpisodePageYawarakaCommentPostedUsers,
  getEpisodePageYawarakaComments,
} from './parts/yawarakaOperations.ts';

type Posted = GetEpisodePageYawarakaCommentPostedUsersQuery['episode'];

/** What readers see of the soft comments of an episode: who wrote, and the newest texts where the author lets them. */
export interface SoftComments {
  count: number;
  posters: Posted['yawarakaCommentPostedUsers'];
  newest: YawarakaCommentFieldsFragment[];
  hasMore: boolean;
}

/** The soft comments of an episode as a guest sees them. */
export async function loadSoftComments(execute: Execute, id: string): Promise<SoftComments> {
  const [posted, read] = (await Promise.all([
    execute(getEpisodePageYawarakaCommentPostedUsers, { id, first: postersShown }),
    execute(getEpisodePageYawarakaComments, { id, first: 3 }),
  ])) as [GetEpisodePageYawarakaCommentPostedUsersQuery, GetEpisodePageYawarakaCommentsQuery];
  return {
    count: posted.episode.yawarakaCommentCount,
    posters: posted.episode.yawarakaCommentPostedUsers,
    newest: nodesOf(read.episode.yawarakaComments),
    hasMore: read.episode.yawarakaComments.pageInfo.hasNextPage,
  };
}

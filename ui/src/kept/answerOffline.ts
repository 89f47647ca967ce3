import type { KeptEpisode, Standing } from './keptRows.ts';
import { queueCall } from './queue.ts';
import type { KeptTables } from './tables.ts';

/** An operation that found no line. */
export interface OfflineCall {
  operationName: string;
  query: string;
  variables: unknown;
}

interface Asked {
  /** Of the operation. */
  variables: Record<string, unknown>;
  tables: KeptTables;
  call: OfflineCall;
  episodes: readonly KeptEpisode[];
  input: Record<string, unknown>;
  now: number;
}

const mostLikes = 10;

const viewOf = ({ id, standing }: KeptEpisode) => ({
  id,
  likeCount: standing.likeCount,
  viewerCanLike: standing.viewerCanLike,
  viewerLikeCount: standing.viewerLikeCount,
  // Where this device left off is known to the reader itself.
  viewerReadingHistory: null,
});

const withStanding = (episode: KeptEpisode, standing: Partial<Standing>): KeptEpisode => ({
  ...episode,
  standing: { ...episode.standing, ...standing },
});

/** Also of an episode that was removed meanwhile something is answered: what was done is told all the same. */
const change = async (tables: KeptTables, episode: KeptEpisode, standing: Partial<Standing>): Promise<KeptEpisode> =>
  (await tables.episodes.update(episode.id, (row) => withStanding(row, standing))) ?? withStanding(episode, standing);

const keep = ({ tables, call, episodes, input, now }: Asked, isWrite: boolean): Promise<void> =>
  queueCall(
    tables.queue,
    {
      operationName: call.operationName,
      query: call.query,
      variables: { input },
      isWrite,
      ownerId: episodes[0]?.ownerId ?? null,
    },
    now,
  );

async function like(asked: Asked, direction: 1 | -1): Promise<object | undefined> {
  const episode = asked.episodes.find(({ id }) => id === asked.input['episodeId']);
  if (!episode) return undefined;
  const { viewerLikeCount, likeCount } = episode.standing;
  const wanted = viewerLikeCount + direction * Number(asked.input['count'] ?? 1);
  const given = Math.min(mostLikes, Math.max(0, wanted));
  await keep(asked, true);
  const liked = await change(asked.tables, episode, {
    viewerLikeCount: given,
    likeCount: Math.max(0, likeCount + given - viewerLikeCount),
  });
  return { episode: viewOf(liked), problems: [] };
}

async function bookmark(asked: Asked, workId: unknown, hasBookmarked: boolean): Promise<object | undefined> {
  const episodes = asked.episodes.filter((episode) => episode.workId === workId);
  if (episodes.length === 0) return undefined;
  await keep({ ...asked, episodes }, true);
  for (const episode of episodes) await change(asked.tables, episode, { hasBookmarked });
  // The figure of the work is not known here, and the page keeps the one it was written with.
  return { work: null, problems: [] };
}

async function note(asked: Asked): Promise<object | undefined> {
  const episodes = asked.episodes.filter(({ id }) => id === asked.input['episodeID']);
  if (episodes.length === 0) return undefined;
  await keep({ ...asked, episodes }, false);
  return { ok: true };
}

/** How each operation is answered without a line; undefined where it is about nothing that is kept. */
const answers: Record<string, (asked: Asked) => Promise<object | undefined>> = {
  GetEpisodePageViewerProfile: async ({ variables, episodes }) => {
    const episode = episodes.find(({ id }) => id === variables['id']);
    return episode && { viewer: null, episode: viewOf(episode) };
  },
  GetViewerHasBookmarked: async ({ variables, episodes }) => {
    const episode = episodes.find(({ workId }) => workId === variables['id']);
    if (!episode) return undefined;
    const { hasBookmarked, canBookmark } = episode.standing;
    return { work: { id: episode.workId, viewerHasBookmarked: hasBookmarked, canBookmark } };
  },
  AddLike: async (asked) => wrap('addLike', await like(asked, 1)),
  TakeBackLike: async (asked) => wrap('takeBackLike', await like(asked, -1)),
  AddWorkBookmark: async (asked) => wrap('addWorkBookmark', await bookmark(asked, asked.input['workId'], true)),
  RemoveBookmark: async (asked) => wrap('removeBookmark', await bookmark(asked, asked.input['bookmarkableId'], false)),
  LogOpenEpisodeEvent: async (asked) => wrap('logOpenEpisodeEvent', await note(asked)),
  AddReadingHistory: async (asked) => wrap('addReadingHistory', await note(asked)),
  LogPageLeavePosition: async (asked) => wrap('logPageLeavePosition', await note(asked)),
  // Where a reader came from is known at the first opening, with a line.
  LogReferrer: async () => ({ logReferrer: { ok: true } }),
};

const wrap = (field: string, payload: object | undefined): object | undefined => payload && { [field]: payload };

/** One call after the other: two likes at once both count. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * The answer to an operation that found no line, for episodes that are kept: what is known is shown, and what is done is
 * kept until it can be told. Undefined for everything else, which fails as it always does without a line.
 */
export function answerOffline(tables: KeptTables, call: OfflineCall, now = Date.now()): Promise<object | undefined> {
  const answer = answers[call.operationName];
  if (!answer) return Promise.resolve(undefined);
  const variables = (call.variables ?? {}) as Record<string, unknown>;
  const asked = async () =>
    answer({
      tables,
      variables,
      call,
      now,
      episodes: await tables.episodes.all(),
      input: (variables['input'] ?? {}) as Record<string, unknown>,
    });
  const answered = turn.then(asked);
  turn = answered.catch(() => undefined);
  return answered;
}

import type { RenderLocals } from '../renderer.ts';
import { sampleEpisode, sampleUser, sampleWork } from './sampleSite.ts';

type Answer = unknown | ((variables: Record<string, unknown>) => unknown);

/** A refusal as the API throws it. */
export class Refusal extends Error {
  code = 'NOT_FOUND';
}

const works = Array.from({ length: 10 }, (_, index) => sampleWork(index));
const connection = (nodes: unknown[]) => ({
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: nodes.map((node) => ({ node })),
});
const episodes = Array.from({ length: 24 }, (_, index) => sampleEpisode(24 - index));
const timeline = episodes
  .slice(0, 6)
  .map((episode) => ({ id: `l${episode.id}`, occurredAt: episode.publishedAt, episode }));
const creator = {
  ...sampleUser,
  site: { ...sampleUser.site, works: connection(works), timeline: connection(timeline) },
};
const recommended = works.slice(2, 8).map((work) => ({ work, reason: 'Shares 2 tags' }));

const answers: Record<string, Answer> = {
  MediaTop: {
    hotWorks: works.slice(0, 5),
    hotNewEpisodes: episodes.slice(0, 4),
    hotTags: ['ファンタジー', '日常', 'コメディ・ギャグ', '恋愛', '学園', 'SF'].map((title) => ({
      id: `t${title}`,
      title,
    })),
    newWorks: connection(works),
  },
  NewWorks: { newWorks: connection(works) },
  Tag: ({ title }: Record<string, unknown>) => ({
    tag: { id: 't1', title, workCount: works.length, works: connection(works) },
  }),
  GetWorkDetailAndEpisodes: ({ id }: Record<string, unknown>) => ({
    work: {
      ...sampleWork(Number(String(id).slice(1))),
      episodes: connection(episodes),
      authorsOtherRecommendedWorks: recommended,
    },
  }),
  GetEpisode: ({ id }: Record<string, unknown>) => ({ episode: sampleEpisode(Number(String(id).slice(1))) }),
  GetEpisodeMeta: ({ id }: Record<string, unknown>) => ({ episode: sampleEpisode(Number(String(id).slice(1))) }),
  GetOtherWorks: { episode: { id: 'e24', work: { id: 'w0', authorsOtherRecommendedWorks: recommended.slice(0, 3) } } },
  GetCreatorSiteTimeline: { user: creator },
  GetCreatorSiteWorks: { user: creator },
  GetCreatorSiteProfile: { user: creator },
  GetCreatorSiteMeta: { user: creator },
};

/**
 * Answers documents by their operation's name with a sample site: the edge where the API would stand.
 * @param over answers that differ, by operation name; a Refusal is thrown
 */
export function fakeExecute(over: Record<string, Answer> = {}): RenderLocals['execute'] {
  const all = { ...answers, ...over };
  return async (document, variables = {}) => {
    const name = /\b(?:query|mutation)\s+(\w+)/.exec(document.toString())?.[1] ?? '';
    const answer = all[name];
    if (answer === undefined) throw new Error(`No sample answers ${name}`);
    const data = typeof answer === 'function' ? (answer as (v: typeof variables) => unknown)(variables) : answer;
    if (data instanceof Error) throw data;
    return data;
  };
}

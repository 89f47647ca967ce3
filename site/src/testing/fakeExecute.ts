import type { RenderLocals } from '../renderer.ts';
import { sampleEdition, sampleOperatorPage } from './sampleOperatorPage.ts';
import { sampleRanking } from './sampleRanking.ts';
import { sampleExternalWork, sampleKomawariWork, samplePortfolio } from './samplePortfolio.ts';
import { sampleEpisode, sampleIllustration, sampleOgImage, sampleUser, sampleWork } from './sampleSite.ts';

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
const illustrations = Array.from({ length: 6 }, (_, index) => sampleIllustration(index, { count: index + 1 }));
const illustration = ({ id }: Record<string, unknown>) => ({
  illustration: {
    ...sampleIllustration(Number(String(id).slice(1)), { count: 4 }),
    authorsOtherIllustrations: illustrations,
  },
});
const creator = {
  ...sampleUser,
  site: {
    ...sampleUser.site,
    works: connection(works),
    timeline: connection(timeline),
    illustrations: connection(illustrations),
  },
};
const recommended = works.slice(2, 8).map((work) => ({ work, reason: 'Shares 2 tags' }));

const listedTag = (title: string, workCount: number) => ({ workCount, tag: { id: `t${title}`, title } });

const answers: Record<string, Answer> = {
  MediaTop: {
    hotWorks: works.slice(0, 5),
    hotNewEpisodes: episodes.slice(0, 4),
    hotTags: ['ファンタジー', '日常', 'コメディ・ギャグ', '恋愛', '学園', 'SF'].map((title) => ({
      id: `t${title}`,
      title,
    })),
    newWorks: connection(works),
    banner: null,
    infoEntries: [
      {
        id: 'y1',
        title: '第3回の募集が始まりました',
        category: 'Award',
        publishedAt: '2026-11-18T03:00:00Z',
        link: '/komawari_award_3rd',
      },
    ],
    sellingNewEpisodes: [],
    daily: { ...sampleRanking('Daily'), entries: sampleRanking('Daily').entries.slice(0, 10) },
    weekly: { ...sampleRanking('Weekly'), entries: [] },
    monthly: { ...sampleRanking('Monthly'), entries: [] },
    total: { ...sampleRanking('Total'), entries: [] },
    themes: [
      {
        id: 'd1',
        startsAt: '2026-11-14T15:00:00Z',
        endsAt: '2026-11-30T15:00:00Z',
        isRunning: true,
        detailUrl: null,
        tag: { id: 't1', title: '雨の日', workCount: 3 },
      },
    ],
    pickupTags: [{ tag: { id: 't2', title: '学園', works: connection(works.slice(0, 10)) } }],
    currentContest: { id: 'k1', title: 'Komawari Award 3rd', identifier: '3rd', pickupWorks: works.slice(0, 2) },
    portfolios: connection([]),
  },
  GetOperatorPage: ({ kind }: Record<string, unknown>) => sampleOperatorPage(String(kind)),
  GetOperatorPageEdition: ({ kind, number }: Record<string, unknown>) => ({
    operatorPageEdition: { ...sampleEdition(String(kind)), number, state: 'EARLIER' },
  }),
  GetContest: { contest: null },
  GetLandingWorks: { hotWorks: works.slice(0, 5) },
  ...Object.fromEntries(
    (['Daily', 'Weekly', 'Monthly', 'Total'] as const).map((name) => [
      `Rankings${name}`,
      { ranking: sampleRanking(name) },
    ]),
  ),
  NewWorks: { newWorks: connection(works) },
  Tag: ({ title }: Record<string, unknown>) => ({
    tag: { id: 't1', title, workCount: works.length, works: connection(works) },
  }),
  TagDirectory: {
    tagDirectory: {
      mostUsed: [listedTag('日常', 120), listedTag('SF', 48)],
      rising: [listedTag('SF', 48)],
      rows: [
        { name: 'か', tags: [listedTag('学園', 1), listedTag('ガンマン', 2)] },
        { name: 'な', tags: [listedTag('日常', 120)] },
        { name: 'A–Z', tags: [listedTag('SF', 48)] },
      ],
    },
  },
  GetRelatedTags: { tag: { id: 't1', relatedTags: [{ id: 't3', title: '学園' }] } },
  GetWorkDetailAndEpisodes: ({ id }: Record<string, unknown>) => ({
    work: {
      ...sampleWork(Number(String(id).slice(1))),
      episodes: connection(episodes),
      authorsOtherRecommendedWorks: recommended,
    },
  }),
  GetWorkIllustrations: { work: { id: 'w0', illustrations: connection(illustrations) } },
  GetPathWork: { work: sampleWork(0) },
  GetIllustrationDetail: illustration,
  GetIllustrationMeta: illustration,
  GetEpisode: ({ id }: Record<string, unknown>) => ({
    episode: sampleEpisode(Number(String(id).slice(1))),
    salesTerms: { platformFeeBps: 600, paymentFeeBps: 360, isTest: true },
  }),
  GetEpisodeMeta: ({ id }: Record<string, unknown>) => ({ episode: sampleEpisode(Number(String(id).slice(1))) }),
  GetOtherWorks: { episode: { id: 'e24', work: { id: 'w0', authorsOtherRecommendedWorks: recommended.slice(0, 3) } } },
  GetCreatorSiteTimeline: { user: creator },
  GetCreatorSiteWorks: { user: creator },
  GetCreatorSiteIllustrations: { user: creator },
  GetCreatorSiteProfile: { user: creator },
  GetCreatorSiteMeta: { user: creator },
  PortfolioIndex: { user: { ...creator, portfolio: samplePortfolio } },
  ExternalWork: { user: { ...creator, portfolio: { id: 'f1', externalWork: sampleExternalWork } } },
  KomawariWork: { user: { ...creator, portfolio: { id: 'f1', komawariWork: sampleKomawariWork } } },
  Portfolios: { portfolios: connection([{ ...samplePortfolio, user: sampleUser }]) },
  OgImage: { user: { id: creator.id, ogImage: sampleOgImage } },
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

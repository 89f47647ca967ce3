import type { AnalyticsEpisodeFieldsFragment, GetWorkAnalyticsDataQuery } from '../../gql/graphql.ts';

type Viewer = Extract<GetWorkAnalyticsDataQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** The signed-in creator of played answers. */
export const registered = { __typename: 'RegisteredViewer' as const, id: 'u1' };

/** An episode's figures: later ones have fewer readers. */
export const episodeOf = (number: number): AnalyticsEpisodeFieldsFragment => ({
  number,
  publishedAt: `2026-10-0${number}T03:00:00Z`,
  views: 400 / number,
  people: 200 / number,
  likes: 20,
  comments: 3,
  shares: 1,
  finishers: 150 / number,
  completeRate: 0.75,
  likesPerHundred: 10 * number,
  commentsPerHundred: 1.5,
  fun: 8,
  normal: 2,
  noFun: 0,
  episode: { id: `e${number}`, title: `話${number}`, number, publicNumber: number },
});

const episodes = [episodeOf(1), episodeOf(2)];

/** What is known of the readers of a work with two episodes. */
export const figures: Viewer['analyticsData'] = {
  countedUntil: '2026-11-22T09:00:00Z',
  readers: 300,
  hasFewReaders: false,
  episodeCount: 2,
  episodes,
  viewCounts: {
    definition: 'One view: the first page stood on a visible screen for one second.',
    total: 600,
    days: [
      { day: '2026-10-01', views: 350 },
      { day: '2026-10-02', views: 250 },
    ],
  },
  readerRetention: {
    definition: 'Goes on: people who read an episode beside those who read the one before it.',
    episodes: [
      { goOn: null, reaches: 1, isYoung: false, episode: episodeOf(1) },
      { goOn: 0.5, reaches: 0.5, isYoung: false, episode: episodeOf(2) },
    ],
  },
  completeReading: { definition: 'People who came to the last page.', rate: 0.75, finishers: 225, people: 300 },
  surveyInterest: { definition: 'Answers after the last page.', fun: 16, normal: 4, noFun: 0, funRate: 0.8 },
  referrers: [
    { kind: 'OTHER', host: 't.co', utmSource: null, utmContent: null, utmCampaign: 'ep2', visits: 40 },
    { kind: 'OTHER', host: 't.co', utmSource: null, utmContent: null, utmCampaign: null, visits: 20 },
    { kind: 'OTHER', host: 'tiny.example', utmSource: null, utmContent: null, utmCampaign: null, visits: 2 },
    { kind: 'DIRECT', host: '', utmSource: null, utmContent: null, utmCampaign: null, visits: 0 },
  ],
  readerAttributes: {
    definition: 'What registered readers said of themselves.',
    readers: 90,
    gender: [
      { label: 'FEMALE', readers: 50 },
      { label: 'UNKNOWN', readers: 40 },
    ],
    age: [
      { label: 'OTHERS', readers: 60 },
      { label: 'FROM_18', readers: 30 },
    ],
  },
  readerActions: {
    definition: 'Registered readers who did this.',
    readers: 90,
    bookmarked: 30,
    watched: 9,
    liked: 45,
    commented: 3,
  },
  shareImageSummary: {
    numbers: [
      { measure: 'VIEWS', value: 600 },
      { measure: 'GO_ON', value: 0.5 },
      { measure: 'TO_THE_END', value: 0.75 },
      { measure: 'FUN', value: 0.8 },
    ],
  },
};

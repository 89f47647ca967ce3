const EPISODE = `
  id title number publicNumber status publishedAt updatedAt salesInfo { price }
  thumbnailImage { id url(width: 640) altText }`;

const WORK = `
  id title description language rating firstPublishedAt lastUpdatedAt
  coverImage { id url(width: 640) altText }
  tags { id title }
  user { id screenName displayName }`;

const ILLUSTRATION = `
  id title description publishedAt
  isGated firstImage { id url(width: 640) altText }
  work { id rating language }
  user { id screenName displayName }`;

/** A feed shows this many entries: what came out since a reader's last look, also after a holiday. */
export const ENTRIES = 50;

export const FEED_OF_WORK = `query FeedOfWork($id: ID!) {
  work(id: $id) { ${WORK} episodes(first: ${ENTRIES}, newestFirst: true) { nodes { ${EPISODE} } } }
}`;

export const FEED_OF_CREATOR = `query FeedOfCreator($screenName: String!) {
  user(screenName: $screenName) {
    id screenName displayName
    site { id title description timeline(first: ${ENTRIES}) { nodes {
      __typename
      ... on EpisodeTimelineItem { episode { ${EPISODE} work { ${WORK} } } }
      ... on IllustrationTimelineItem { illustration { ${ILLUSTRATION} } }
    } } }
  }
}`;

export const FEED_OF_TAG = `query FeedOfTag($title: String!) {
  tag(title: $title) { id title works(first: ${ENTRIES}) { nodes { ${WORK} } } }
}`;

export const FEED_OF_NEW_WORKS = `query FeedOfNewWorks { newWorks(first: ${ENTRIES}) { nodes { ${WORK} } } }`;

export const FEED_OF_RANKING = `query FeedOfRanking($period: RankingPeriod!) {
  ranking(period: $period) { id computedAt entries(first: ${ENTRIES}) { rank work { ${WORK} } } }
}`;

export const FEED_OF_EPISODES = `query FeedOfEpisodes($ids: [ID!]) {
  statistics(episodeIds: $ids) { episodes { ${EPISODE} work { ${WORK} } } }
}`;

export const FEED_OF_ILLUSTRATION = `query FeedOfIllustration($id: ID!) { illustration(id: $id) { ${ILLUSTRATION} } }`;

interface Picture {
  url: string;
  altText: string;
}

/** For whom a work is. */
type Rating = 'ALL_AGES' | 'MATURE';

export interface EpisodeAnswer {
  id: string;
  title: string;
  number: number;
  publicNumber: number | null;
  status: string;
  salesInfo: { price: number } | null;
  publishedAt: Date | null;
  updatedAt: Date;
  thumbnailImage: Picture | null;
}

export interface WorkAnswer {
  id: string;
  title: string;
  description: string;
  language: string;
  rating: Rating;
  firstPublishedAt: Date | null;
  lastUpdatedAt: Date | null;
  coverImage: Picture | null;
  tags: { title: string }[];
  user: { screenName: string; displayName: string };
}

export interface IllustrationAnswer {
  id: string;
  title: string;
  description: string;
  publishedAt: Date | null;
  isGated: boolean;
  firstImage: Picture;
  work: { rating: Rating; language: string } | null;
  user: { screenName: string; displayName: string };
}

import { graphql } from '../gql/index.ts';

/** The top page with every section of it; a section without content is not drawn. */
export const mediaTop = graphql(/* GraphQL */ `
  query MediaTop {
    hotWorks(first: 5) {
      ...WorkCardFields
      latestEpisodes: episodes(first: 1, newestFirst: true) {
        edges {
          node {
            ...EpisodePlaceFields
          }
        }
      }
    }
    hotNewEpisodes(first: 4) {
      ...EpisodeCardFields
    }
    hotTags(first: 16) {
      id
      title
    }
    banner {
      id
      url
      alt
      pcImage {
        ...PictureFields
      }
      spImage {
        ...PictureFields
      }
    }
    infoEntries(first: 5) {
      id
      title
      category
      publishedAt
      link
    }
    sellingNewEpisodes(first: 4) {
      ...EpisodeCardFields
    }
    daily: ranking(period: DAILY) {
      ...TopRankingFields
    }
    weekly: ranking(period: WEEKLY) {
      ...TopRankingFields
    }
    monthly: ranking(period: MONTHLY) {
      ...TopRankingFields
    }
    total: ranking(period: TOTAL) {
      ...TopRankingFields
    }
    themes(first: 10) {
      id
      startsAt
      endsAt
      isRunning
      detailUrl
      tag {
        id
        title
        workCount
      }
    }
    pickupTags {
      tag {
        id
        title
        works(first: 10) {
          edges {
            node {
              ...WorkCardFields
            }
          }
        }
      }
    }
    currentContest {
      id
      title
      identifier
      pickupWorks(first: 10) {
        ...WorkCardFields
      }
    }
    portfolios(first: 8) {
      edges {
        node {
          ...PortfolioCardFields
        }
      }
    }
    newWorks(first: 15) {
      edges {
        node {
          ...WorkCardFields
        }
      }
    }
  }
`);

import { graphql } from '../gql/index.ts';

/** The top page: the hero page of hot works, hot new episodes, hot tags and the newest works. */
export const mediaTop = graphql(/* GraphQL */ `
  query MediaTop {
    hotWorks(first: 5) {
      ...WorkCardFields
      latestEpisodes: episodes(first: 1, newestFirst: true) {
        edges {
          node {
            id
            title
            number
            publicNumber
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
    newWorks(first: 15) {
      edges {
        node {
          ...WorkCardFields
        }
      }
    }
  }
`);

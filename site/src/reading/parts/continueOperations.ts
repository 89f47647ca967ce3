import { graphql } from '../../gql/index.ts';

/** What an account read last, on whatever device. */
export const getContinuedReading = graphql(/* GraphQL */ `
  query GetContinuedReading {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        readingHistories(first: 20) {
          nodes {
            id
            pageNumber
            isCompleted
            readAt
            episode {
              ...ContinuedEpisodeFields
            }
          }
        }
      }
    }
  }
`);

/** Episodes that a guest read on this device; what is gone or closed is left out. */
export const getEpisodesToContinue = graphql(/* GraphQL */ `
  query GetEpisodesToContinue($episodeIds: [ID!]!) {
    statistics(episodeIds: $episodeIds) {
      episodes {
        ...ContinuedEpisodeFields
      }
    }
  }
`);

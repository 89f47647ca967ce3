import { graphql } from '../../gql/index.ts';

/** What readers gave a work. */
export const GetWorkReactionData = graphql(/* GraphQL */ `
  query GetWorkReactionData($workId: ID!, $range: AnalyticsRange!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        analyticsData(workId: $workId, range: $range) {
          readers
          reactions {
            definition
            likes
            comments
            bookmarks
            episodes {
              ...AnalyticsEpisodeFields
            }
          }
        }
      }
    }
  }
`);

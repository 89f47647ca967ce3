import { graphql } from '../../gql/index.ts';

/** Accesses of the viewer's works on the last thirty days. */
export const GetWorkAccesses = graphql(/* GraphQL */ `
  query GetWorkAccesses($workId: ID) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        accesses(workId: $workId) {
          definition
          countedUntil
          days {
            day
            views
          }
          works {
            views
            viewsBefore
            episodeCount
            work {
              id
              title
              language
              coverImage {
                ...CoverFields
              }
            }
          }
          referrers {
            ...ReferrerFields
          }
        }
      }
    }
  }
`);

import { graphql } from '../../gql/index.ts';

/** The works to choose from, and the one that is chosen. */
export const GetSelectedWork = graphql(/* GraphQL */ `
  query GetSelectedWork($workId: ID) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        analyticsWorks {
          readers
          episodeCount
          work {
            id
            title
            language
          }
        }
        analyticsSelectedWork(workId: $workId) {
          readers
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
      }
    }
  }
`);

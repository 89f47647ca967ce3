import { graphql } from '../../gql/index.ts';

/** All illustrations of the viewer, the one edited last first. */
export const GetWorkspaceIllustrations = graphql(/* GraphQL */ `
  query GetWorkspaceIllustrations($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        illustrations(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              ...OwnIllustrationFields
            }
          }
        }
      }
    }
  }
`);

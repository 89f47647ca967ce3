import { graphql } from '../../gql/index.ts';

/** All works of the viewer, the one edited last first. */
export const GetWorkspaceViewerWorks = graphql(/* GraphQL */ `
  query GetWorkspaceViewerWorks($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        works(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              ...OwnWorkFields
            }
          }
        }
      }
    }
  }
`);

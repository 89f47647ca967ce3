import { graphql } from '../../gql/index.ts';

/** All works of the viewer that have a text in their title, in an order. */
export const GetWorkspaceViewerWorks = graphql(/* GraphQL */ `
  query GetWorkspaceViewerWorks($first: Int!, $after: String, $sort: OwnWorkSort, $title: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        works(first: $first, after: $after, sort: $sort, title: $title) {
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

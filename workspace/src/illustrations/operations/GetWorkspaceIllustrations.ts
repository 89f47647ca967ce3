import { graphql } from '../../gql/index.ts';

/** All illustrations of the viewer that have a text in their title, in an order. */
export const GetWorkspaceIllustrations = graphql(/* GraphQL */ `
  query GetWorkspaceIllustrations($first: Int!, $after: String, $sort: OwnWorkSort, $title: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        illustrations(first: $first, after: $after, sort: $sort, title: $title) {
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

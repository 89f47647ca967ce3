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
              id
              title
              isOpen
              createdAt
              imageCount
              firstImage {
                id
                url(width: 320)
                srcSet
                width
                height
                focusX
                focusY
              }
              work {
                id
                title
              }
            }
          }
        }
      }
    }
  }
`);

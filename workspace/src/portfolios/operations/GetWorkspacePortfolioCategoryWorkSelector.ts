import { graphql } from '../../gql/index.ts';

/** What a category can hold: works from elsewhere in the portfolio, or the own works of the viewer. */
export const GetWorkspacePortfolioCategoryWorkSelector = graphql(/* GraphQL */ `
  query GetWorkspacePortfolioCategoryWorkSelector($first: Int!, $after: String, $isExternal: Boolean!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user @include(if: $isExternal) {
          id
          portfolio {
            id
            externalWorks(first: $first, after: $after) {
              pageInfo {
                endCursor
                hasNextPage
              }
              edges {
                node {
                  ...ExternalWorkFields
                }
              }
            }
          }
        }
        works(first: $first, after: $after) @skip(if: $isExternal) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              title
              language
              firstPublishedAt
              coverImage {
                ...ThumbnailFields
              }
            }
          }
        }
      }
    }
  }
`);

import { graphql } from '../../gql/index.ts';

/** How far a look at a page is, and what stands there. */
export const GetExternalWorkLookup = graphql(/* GraphQL */ `
  query GetExternalWorkLookup($id: ID!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        externalWorkLookup(id: $id) {
          id
          url
          state
          title
          siteName
          faviconURL
          thumbnailImage {
            ...ThumbnailFields
          }
          problem {
            code
            message
          }
        }
      }
    }
  }
`);

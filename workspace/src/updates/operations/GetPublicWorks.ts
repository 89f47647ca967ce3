import { graphql } from '../../gql/index.ts';

/** The newest works everybody can read, for somebody who watches nobody yet. */
export const GetPublicWorks = graphql(/* GraphQL */ `
  query GetPublicWorks($first: Int!) {
    newWorks(first: $first) {
      edges {
        node {
          id
          title
          language
          isCompleted
          isOneShot
          coverImage {
            ...ThumbnailFields
          }
          user {
            id
            displayName
          }
        }
      }
    }
  }
`);

import { graphql } from '../../gql/index.ts';

/** The newest works everybody can read, for somebody who watches nobody yet. */
export const GetPublicWorks = graphql(/* GraphQL */ `
  query GetPublicWorks($first: Int!) {
    newWorks(first: $first) {
      edges {
        node {
          id
          title
          isCompleted
          isOneShot
          coverImage {
            id
            url(width: 320)
            srcSet
            width
            height
            focusX
            focusY
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

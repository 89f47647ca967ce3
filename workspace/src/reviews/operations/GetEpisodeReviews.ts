import { graphql } from '../../gql/index.ts';

/** The review links of an episode, and the notes on its pages. */
export const GetEpisodeReviews = graphql(/* GraphQL */ `
  query GetEpisodeReviews($id: ID!) {
    episode(id: $id) {
      id
      title
      number
      publicNumber
      viewerCanEdit
      work {
        id
        title
      }
      pages(first: 200) {
        nodes {
          id
          number
          altText
          image {
            id
            url(width: 320)
            srcSet
            width
            height
            focusX
            focusY
            slices {
              url
              srcSet
              width
              height
            }
          }
        }
      }
      reviewLinks {
        id
        name
        hasPassword
        isOpen
        expiresAt
        revokedAt
        openedCount
        lastOpenedAt
        createdAt
        notes {
          id
          pageId
          x
          y
          writerName
          body
          answer
          isDone
          createdAt
        }
      }
    }
  }
`);

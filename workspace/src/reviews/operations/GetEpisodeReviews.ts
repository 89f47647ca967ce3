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
        language
      }
      pages(first: 200) {
        nodes {
          id
          number
          altText
          image {
            ...PagePictureFields
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
          ...ReviewNoteFields
        }
      }
    }
  }
`);

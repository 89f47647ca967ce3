import { graphql } from '../../gql/index.ts';

/** Where on an episode notes wait, for its editor. */
export const GetOpenReviewNotes = graphql(/* GraphQL */ `
  query GetOpenReviewNotes($id: ID!) {
    episode(id: $id) {
      id
      reviewLinks {
        id
        isOpen
        notes {
          id
          pageId
          isDone
        }
      }
    }
  }
`);

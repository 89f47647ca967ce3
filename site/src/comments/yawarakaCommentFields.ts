import { graphql } from '../gql/index.ts';

/** A soft comment as whoever may read it sees it; its state is known to its writer only. */
export const yawarakaCommentFields = graphql(/* GraphQL */ `
  fragment YawarakaCommentFields on YawarakaComment {
    id
    body
    createdAt
    state
    isViewers
    user {
      ...CommenterFields
    }
  }
`);

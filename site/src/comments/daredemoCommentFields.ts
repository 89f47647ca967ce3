import { graphql } from '../gql/index.ts';

/** A comment as everybody sees it. A visitor without a profile has no user. */
export const daredemoCommentFields = graphql(/* GraphQL */ `
  fragment DaredemoCommentFields on DaredemoComment {
    id
    body
    createdAt
    isByAuthor
    isPinned
    reply {
      id
      body
      createdAt
      isByAuthor
      user {
        ...CommenterFields
      }
    }
    user {
      ...CommenterFields
    }
  }
`);

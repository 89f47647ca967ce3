import { graphql } from '../../gql/index.ts';

/** A note on a page, with what the creator answered. */
export const reviewNoteFields = graphql(/* GraphQL */ `
  fragment ReviewNoteFields on ReviewNote {
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
`);

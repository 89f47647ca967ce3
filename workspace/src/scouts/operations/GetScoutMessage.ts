import { graphql } from '../../gql/index.ts';

/** One message of an editorial department, with its answer. */
export const GetScoutMessage = graphql(/* GraphQL */ `
  query GetScoutMessage($id: ID!) {
    scoutMessage(id: $id) {
      id
      contestIdentifier
      contestTitle
      department
      work {
        id
        title
        language
        coverImage {
          ...ThumbnailFields
        }
      }
      body
      replyAddress
      sentAt
      isRead
      answer
      answerWords
      answeredAt
    }
  }
`);

import { graphql } from '../../gql/index.ts';

/** Marks a message as read. */
export const ReadScoutMessage = graphql(/* GraphQL */ `
  mutation ReadScoutMessage($input: ReadScoutMessageInput!) {
    readScoutMessage(input: $input) {
      scoutMessage {
        id
        isRead
      }
    }
  }
`);

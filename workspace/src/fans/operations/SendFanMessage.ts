import { graphql } from '../../gql/index.ts';

/** Writes by mail to the fans who want it. */
export const SendFanMessage = graphql(/* GraphQL */ `
  mutation SendFanMessage($input: SendFanMessageInput!) {
    sendFanMessage(input: $input) {
      ok
      problems {
        ...ProblemFields
      }
    }
  }
`);

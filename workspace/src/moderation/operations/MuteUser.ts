import { graphql } from '../../gql/index.ts';

/** Mutes somebody again who was unmuted by mistake. */
export const MuteUser = graphql(/* GraphQL */ `
  mutation MuteUser($input: MuteUserInput!) {
    muteUser(input: $input) {
      mutedId
      problems {
        ...ProblemFields
      }
    }
  }
`);

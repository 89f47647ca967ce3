import { graphql } from '../../gql/index.ts';

/** Stops watching a creator. */
export const UnwatchUser = graphql(/* GraphQL */ `
  mutation UnwatchUser($input: UnwatchUserInput!) {
    unwatchUser(input: $input) {
      problems {
        message
      }
    }
  }
`);

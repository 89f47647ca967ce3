import { graphql } from '../../gql/index.ts';

/** Watches a creator again who was left by mistake. */
export const WatchUser = graphql(/* GraphQL */ `
  mutation WatchUser($input: WatchUserInput!) {
    watchUser(input: $input) {
      problems {
        message
      }
    }
  }
`);

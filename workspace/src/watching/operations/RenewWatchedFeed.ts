import { graphql } from '../../gql/index.ts';

/** Gives the private feed a new address, which is told this once. */
export const RenewWatchedFeed = graphql(/* GraphQL */ `
  mutation RenewWatchedFeed {
    renewWatchedFeed {
      address
    }
  }
`);

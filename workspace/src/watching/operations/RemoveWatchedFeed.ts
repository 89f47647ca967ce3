import { graphql } from '../../gql/index.ts';

/** Takes the private feed away. */
export const RemoveWatchedFeed = graphql(/* GraphQL */ `
  mutation RemoveWatchedFeed {
    removeWatchedFeed {
      ok
    }
  }
`);

import { graphql } from '../../gql/index.ts';

/** Begins to look at the own works as a reader. */
export const StartViewAs = graphql(/* GraphQL */ `
  mutation StartViewAs($mode: ViewAsMode!) {
    startViewAs(mode: $mode) {
      token
      viewAs {
        mode
        expiresAt
      }
    }
  }
`);

import { graphql } from '../../gql/index.ts';

/** Chooses mail about the new episodes of a watched creator. */
export const UpdateWatchMail = graphql(/* GraphQL */ `
  mutation UpdateWatchMail($input: UpdateWatchMailInput!) {
    updateWatchMail(input: $input) {
      ok
    }
  }
`);

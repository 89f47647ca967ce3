import { graphql } from '../../gql/index.ts';

/** What this tab looks as, as the server knows it. */
export const getViewAs = graphql(/* GraphQL */ `
  query GetViewAs {
    viewAs {
      mode
      expiresAt
    }
  }
`);

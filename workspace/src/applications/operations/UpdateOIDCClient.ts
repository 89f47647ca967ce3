import { graphql } from '../../gql/index.ts';

/** Changes an application. */
export const UpdateOIDCClient = graphql(/* GraphQL */ `
  mutation UpdateOIDCClient($input: UpdateOIDCClientInput!) {
    updateOIDCClient(input: $input) {
      client {
        ...ApplicationFields
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);

import { graphql } from '../../gql/index.ts';

/** Registers an application. */
export const CreateOIDCClient = graphql(/* GraphQL */ `
  mutation CreateOIDCClient($input: CreateOIDCClientInput!) {
    createOIDCClient(input: $input) {
      client {
        id
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);

import { graphql } from '../../gql/index.ts';

/** Makes a secret; it is told this once. */
export const AddOIDCClientSecret = graphql(/* GraphQL */ `
  mutation AddOIDCClientSecret($id: ID!) {
    addOIDCClientSecret(id: $id) {
      secret
      problems {
        ...ProblemFields
      }
    }
  }
`);

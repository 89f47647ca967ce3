import { graphql } from '../../gql/index.ts';

/** Ends a secret at once. */
export const RevokeOIDCClientSecret = graphql(/* GraphQL */ `
  mutation RevokeOIDCClientSecret($input: RevokeOIDCClientSecretInput!) {
    revokeOIDCClientSecret(input: $input) {
      client {
        ...ApplicationFields
      }
    }
  }
`);

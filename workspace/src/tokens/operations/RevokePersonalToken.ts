import { graphql } from '../../gql/index.ts';

/** Ends a personal token at once. */
export const RevokePersonalToken = graphql(/* GraphQL */ `
  mutation RevokePersonalToken($id: ID!) {
    revokePersonalToken(id: $id) {
      revokedId
    }
  }
`);

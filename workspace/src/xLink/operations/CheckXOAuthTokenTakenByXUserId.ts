import { graphql } from '../../gql/index.ts';

/** Whether the X account somebody came with is still linked to another creator. */
export const CheckXOAuthTokenTakenByXUserId = graphql(/* GraphQL */ `
  query CheckXOAuthTokenTakenByXUserId($xUserId: ID!) {
    checkXOAuthTokenTakenByXUserId(xUserId: $xUserId)
  }
`);

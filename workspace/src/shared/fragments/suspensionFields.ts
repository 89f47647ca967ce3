import { graphql } from '../../gql/index.ts';

/** That a thing of the viewer's is suspended, as its page says it. */
export const suspensionFields = graphql(/* GraphQL */ `
  fragment SuspensionFields on Suspension {
    suspendedAt
    reason
  }
`);

import { graphql } from '../../gql/index.ts';

/** Gives an episode back for its money. */
export const RefundPurchase = graphql(/* GraphQL */ `
  mutation RefundPurchase($input: RefundPurchaseInput!) {
    refundPurchase(input: $input) {
      purchase {
        ...PurchaseFields
      }
      problems {
        path
        message
      }
    }
  }
`);

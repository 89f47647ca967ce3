import { graphql } from '../../gql/index.ts';

/** Asks the payment service how a purchase stands. */
export const UpdatePurchaseStatus = graphql(/* GraphQL */ `
  mutation UpdatePurchaseStatus($input: UpdatePurchaseStatusInput!) {
    updatePurchaseStatus(input: $input) {
      purchase {
        ...PurchaseFields
        failure
      }
    }
  }
`);

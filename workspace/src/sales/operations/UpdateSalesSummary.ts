import { graphql } from '../../gql/index.ts';

/** Brings the sales up to this moment: what was sold 48 hours ago can be withdrawn then. */
export const UpdateSalesSummary = graphql(/* GraphQL */ `
  mutation UpdateSalesSummary($input: UpdateSalesSummaryInput!) {
    updateSalesSummary(input: $input) {
      salesSummary {
        ...SalesSummaryFields
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);

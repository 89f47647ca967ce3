import { graphql } from '../../gql/index.ts';

/** What was sold in a month, by work and episode. */
export const GetWorkspaceMonthlySalesSummary = graphql(/* GraphQL */ `
  query GetWorkspaceMonthlySalesSummary($year: Int!, $month: Int!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        monthlySalesSummary(year: $year, month: $month) {
          ...MonthlySalesFields
          workSalesSummaries {
            id
            episodeSalesSummaries {
              ...EpisodeSalesFields
            }
          }
        }
      }
    }
  }

  fragment EpisodeSalesFields on EpisodeSalesSummary {
    id
    episodeTitle
    price
    quantity
    subtotal
    fee
    withdrawableAmount
    episode {
      id
      title
      number
      publicNumber
    }
  }
`);

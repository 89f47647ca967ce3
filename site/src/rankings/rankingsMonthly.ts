import { graphql } from '../gql/index.ts';

/** The ranking of the last thirty days. */
export const rankingsMonthly = graphql(/* GraphQL */ `
  query RankingsMonthly {
    ranking(period: MONTHLY) {
      ...RankingFields
    }
  }
`);

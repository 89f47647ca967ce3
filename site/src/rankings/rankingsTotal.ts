import { graphql } from '../gql/index.ts';

/** The ranking of all time. */
export const rankingsTotal = graphql(/* GraphQL */ `
  query RankingsTotal {
    ranking(period: TOTAL) {
      ...RankingFields
    }
  }
`);

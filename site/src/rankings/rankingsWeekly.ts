import { graphql } from '../gql/index.ts';

/** The ranking of the last seven days. */
export const rankingsWeekly = graphql(/* GraphQL */ `
  query RankingsWeekly {
    ranking(period: WEEKLY) {
      ...RankingFields
    }
  }
`);
